import type { Host, NavItemChild } from '@atrium/contract';

/** The vendors of a lottery category as the back end's menu has them; none where it has no such menu, or it fails. */
export async function fetchVendorItems(
  { commands }: Pick<Host, 'commands'>,
  gameType: 'LOTT' | 'ELOTT',
): Promise<NavItemChild[]> {
  if (!commands.has('lobby.vendor-menu@1')) return [];
  const answer = await commands.run('lobby.vendor-menu@1', { gameType }).catch(() => []);
  // the host checks each child
  const entries = Array.isArray(answer) ? (answer as NavItemChild[]) : [];
  return entries.map((entry) => ({ ...entry, id: `vendor-${entry.id}` }));
}
