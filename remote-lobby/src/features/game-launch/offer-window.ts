import type { Host } from '@atrium/contract';

/**
 * Reports that the browser blocked a game's window, and opens it from a button: browsers allow a window right after a
 * press. Resolves with whether it opened.
 */
export async function offerWindow({ messages, language }: Host, address: string): Promise<boolean> {
  const chosen = await messages.choose({
    text: language.text('launch.blocked'),
    actions: [
      { label: language.text('cancel'), value: 'cancel' },
      { label: language.text('game.play'), value: 'open' },
    ],
  });
  if (chosen !== 'open') return false;
  const opened = window.open('about:blank', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
