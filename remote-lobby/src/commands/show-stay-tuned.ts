import type { Host } from '@atrium/contract';

/** `lobby.stay-tuned@1`: says that a game or lobby is not open yet. */
export default async function showStayTuned({ messages, language }: Host): Promise<void> {
  await messages.notice(language.text('in_stay_tuned'));
}
