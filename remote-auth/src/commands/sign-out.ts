import type { Host } from '@atrium/contract';

/** `session.sign-out@1`: asks for confirmation, then ends the session. */
export default async function signOut({ session, messages, language }: Host): Promise<Record<string, never>> {
  const agreed = await messages.confirm({
    title: language.text('signOut.title'),
    text: language.text('signOut.text'),
    confirm: language.text('account.signOut'),
    cancel: language.text('signOut.stay'),
  });
  if (agreed) await session.end();
  return {};
}
