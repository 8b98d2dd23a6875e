import type { Host } from '@atrium/contract';
import { eraseDrafts } from '@atrium/ui/drafts';

/** `session.sign-out@1`: asks for confirmation, erases the unsent input of customers, then ends the session. */
export default async function signOut({ session, messages, language }: Host): Promise<Record<string, never>> {
  const agreed = await messages.confirm({
    title: language.text('signOut.title'),
    text: language.text('signOut.text'),
    confirm: language.text('account.signOut'),
    cancel: language.text('signOut.stay'),
  });
  if (!agreed) return {};
  // before the page leaves, which could break it off
  await eraseDrafts();
  await session.end();
  return {};
}
