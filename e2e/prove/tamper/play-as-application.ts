import type { Portal } from '../../support/portal';
import { Player } from '../kill/player';
import { seededRandom } from '../../support/seeded-random';
import { takeSeat } from '../kill/take-seat';
import { inSession } from './in-session';

const spins = 24;

/**
 * Plays, so that the ledger has postings, and revokes the role's right to post for one spin.
 * @returns a fault when the portal can post without it, because it does not run as that role
 */
export async function playAsApplication(portal: Portal, databaseUrl: string): Promise<string[]> {
  const sit = async (seed: number) =>
    new Player(await takeSeat(portal, { merchant: 'aurora', username: 'player1', bets: 'any' }), seededRandom(seed));
  const play = (player: Player, count: number) => player.play(portal, () => player.spins.length >= count);
  const before = await sit(1);
  await play(before, spins);
  const may = (change: 'revoke' | 'grant') =>
    inSession(databaseUrl, async (database) => {
      const preposition = change === 'revoke' ? 'from' : 'to';
      await database.query(`${change} insert on sandbox.ledger_transactions ${preposition} atrium_application`);
    });
  await may('revoke');
  // the spin stays in flight: without the right, neither the bet nor its rollback can be posted
  const posted = await before.playOnce(portal);
  await may('grant');
  await play(await sit(2), 2);
  return posted ? ['the portal posts without the rights of atrium_application'] : [];
}
