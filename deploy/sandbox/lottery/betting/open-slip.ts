import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { onlyRow } from '../../database/only-row';
import type { PlaySession } from '../../play/tables';
import { requirePresent } from '../../require-present';
import { Refusal } from '../../wire/refusal';
import type { SlipRequest } from './contract';
import { lotterySlips, type StoredSlip } from './tables';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The slip of a player's key. @throws Refusal `request_key_reused` when the key belongs to another slip */
export async function findSlip(
  { engine }: Pick<Backend, 'engine'>,
  player: number,
  key: string,
  request: SlipRequest,
): Promise<StoredSlip | undefined> {
  const [slip] = await engine.database
    .select()
    .from(lotterySlips)
    .where(and(eq(lotterySlips.player, player), eq(lotterySlips.key, key)));
  if (slip && slip.state !== 'refused' && JSON.stringify(slip.request) !== JSON.stringify(request))
    throw new Refusal('request_key_reused');
  return slip;
}

interface NewSlip {
  key: string;
  request: SlipRequest;
  total: number;
  returnRate: number;
}

/** Stores a slip before its stakes are placed; a refused one starts over. */
export async function openSlip(
  backend: Backend,
  { accountId, merchant }: PlaySession,
  { key, request, total, returnRate }: NewSlip,
): Promise<StoredSlip> {
  const player = requirePresent(accountId);
  return backend.engine.transaction(async (transaction) => {
    const named = and(eq(lotterySlips.player, player), eq(lotterySlips.key, key));
    await transaction
      .insert(lotterySlips)
      .values({
        number: newNumber(),
        player,
        key,
        merchant,
        game: request.game,
        request,
        total,
        returnRate,
        state: 'opened',
        createdAt: new Date(backend.clock()),
      })
      .onConflictDoNothing();
    const slip = onlyRow(await transaction.select().from(lotterySlips).where(named).for('update'));
    if (slip.state !== 'refused') return slip;
    const again = {
      state: 'opened',
      request,
      game: request.game,
      total,
      returnRate,
      attempt: slip.attempt + 1,
    } as const;
    return onlyRow(await transaction.update(lotterySlips).set(again).where(eq(lotterySlips.id, slip.id)).returning());
  });
}

/** `L` and twelve characters that are not mistaken for each other. */
function newNumber(): string {
  return `L${Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
