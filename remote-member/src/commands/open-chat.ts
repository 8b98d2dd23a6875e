import type { Host } from '@atrium/contract';

/** `member.open-chat@1`: whether this customer may open the chat room. Trial accounts (type 4) may not. */
export default async function openChat(host: Host): Promise<{ open: boolean }> {
  const open = host.facts.has('real-account');
  if (!open) await host.messages.notice(host.language.text('in_please_information'));
  return { open };
}
