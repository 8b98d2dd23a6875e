import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../engine';
import type { Backend } from '../../backend';
import type { GameState, SlipDraft } from './contract';
import { lotteryDrafts, lotterySlips } from './tables';

/** How long a page that opens gets the outcome of the last slip. Milliseconds, 2 minutes. */
const told = 2 * 60_000;

const draftOf = (player: number, game: string) => and(eq(lotteryDrafts.player, player), eq(lotteryDrafts.game, game));

/** Keeps the slip of a game that a player has not sent yet; one without lines is forgotten. */
export async function keepDraft(queries: Queries, player: number, { game, ...draft }: SlipDraft): Promise<void> {
  if (draft.lines.length === 0) return forgetDraft(queries, player, game);
  await queries
    .insert(lotteryDrafts)
    .values({ player, game, draft })
    .onConflictDoUpdate({ target: [lotteryDrafts.player, lotteryDrafts.game], set: { draft } });
}

export async function forgetDraft(queries: Queries, player: number, game: string): Promise<void> {
  await queries.delete(lotteryDrafts).where(draftOf(player, game));
}

/** The kept draft of a game, and what became of the last slip, for a page that was reloaded before it had the answer. */
export async function lastOf(
  { engine, clock }: Pick<Backend, 'engine' | 'clock'>,
  player: number,
  game: string,
): Promise<Pick<GameState, 'draft' | 'pending' | 'accepted'>> {
  const [kept] = await engine.database.select().from(lotteryDrafts).where(draftOf(player, game));
  const [slip] = await engine.database
    .select()
    .from(lotterySlips)
    .where(and(eq(lotterySlips.player, player), eq(lotterySlips.game, game)))
    .orderBy(desc(lotterySlips.id))
    .limit(1);
  const isRecent = slip && slip.createdAt.getTime() > clock() - told;
  return {
    ...(kept && { draft: { game, ...kept.draft } }),
    ...(isRecent && slip.state === 'opened' && { pending: { key: slip.key, slip: slip.request } }),
    ...(isRecent && slip.state === 'accepted' && { accepted: { slip: slip.number, total: slip.total } }),
  };
}
