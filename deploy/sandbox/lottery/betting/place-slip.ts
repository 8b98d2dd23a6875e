import { merchantByCode, type Backend } from '../../backend';
import { lotteryVendor } from '../../games/lottery-games';
import { closedVendors } from '../../games/maintenance';
import { idempotencyKey } from '../../ledger/exactly-once';
import { playBalance } from '../../play/spin';
import type { PlaySession } from '../../play/tables';
import { requirePresent } from '../../require-present';
import { openRound } from '../../vendors/open-round';
import { sendBets } from '../../vendors/send-bet';
import { Refusal } from '../../wire/refusal';
import type { LotteryGame } from '../game';
import { offeredGame } from '../offer';
import { acceptSlip, refuseSlip, type StakedIssue } from './accept-slip';
import { betTermsOf } from './bet-terms';
import { checkSlip, type CheckedSlip } from './check-slip';
import type { PlacedSlip, SlipRequest } from './contract';
import { findSlip, openSlip } from './open-slip';
import type { StoredSlip } from './tables';

/**
 * Places a slip whole or not at all, once for a key of the player: the wallet takes the stakes of all issues together, and
 * the slip is accepted with them.
 * @throws Refusal, see `SlipRefusal`; no money stays taken then
 */
export async function placeSlip(
  backend: Backend,
  session: PlaySession,
  key: string,
  request: SlipRequest,
): Promise<PlacedSlip> {
  if (session.mode !== 'real' || session.accountId === null) throw new Refusal('in_need_true_account');
  if (!idempotencyKey.test(key)) throw new Refusal('request_invalid');
  const earlier = await findSlip(backend, session.accountId, key, request);
  if (earlier?.state === 'accepted') return placed(earlier);
  const game = offeredGame(session.merchant, { code: request.game });
  if (!game) throw new Refusal('request_invalid');
  const terms = betTermsOf(merchantByCode(backend, session.merchant));
  let checked: CheckedSlip;
  try {
    await requireOpenVendor(backend, session.merchant);
    checked = checkSlip(game, request, terms, backend.clock());
  } catch (error) {
    // of a slip in doubt, stakes may have been taken
    const refused = earlier && (await refuseSlip(backend, earlier));
    if (refused?.state === 'accepted') return placed(refused);
    throw error;
  }
  await requireBalance(backend, session, checked, earlier);
  const opened = await openSlip(backend, session, {
    key,
    request,
    total: checked.total,
    returnRate: terms.returnRate,
  });
  return placed(opened.state === 'accepted' ? opened : await stake(backend, session, { game, checked, opened }));
}

/** @throws Refusal `vendor_under_maintenance` */
async function requireOpenVendor(backend: Backend, merchant: string): Promise<void> {
  const closed = (await closedVendors(backend, merchant)).get(lotteryVendor);
  if (closed) throw new Refusal('vendor_under_maintenance', { text: closed.message || undefined });
}

/** So that a slip that costs too much fails before any stake is taken. A slip in progress may have taken its own. */
async function requireBalance(
  backend: Backend,
  session: PlaySession,
  { total }: CheckedSlip,
  earlier: StoredSlip | undefined,
): Promise<void> {
  if (earlier?.state === 'opened') return;
  const balance = await playBalance(backend, session);
  if (balance < total) throw new Refusal('balance-low', { value: { balance } });
}

async function stake(
  backend: Backend,
  session: PlaySession,
  { game, checked, opened }: { game: LotteryGame; checked: CheckedSlip; opened: StoredSlip },
): Promise<StoredSlip> {
  const staked: StakedIssue[] = [];
  try {
    for (const issue of checked.issues) {
      const round = await openRound(backend, session, {
        key: `${opened.number}.${issue.issue}.${opened.attempt}`,
        stake: checked.stake,
        slip: opened.number,
        game: game.code,
        requireStake: () => undefined,
      });
      staked.push({ issue, round });
    }
    // another request for the same slip may be ahead
    const unsent = staked.map(({ round }) => round).filter(({ state }) => state === 'opened');
    const balance = unsent.length > 0 ? await sendBets(backend, unsent) : (staked[0]?.round.balance ?? 0);
    return await acceptSlip(backend, opened, { game, staked, balance });
  } catch (error) {
    const inDoubt = !(error instanceof Refusal) || error.key === 'request_in_flight';
    if (!inDoubt) await refuseSlip(backend, opened);
    throw error;
  }
}

function placed({ number, total, balance }: StoredSlip): PlacedSlip {
  return { slip: number, total, balance: requirePresent(balance) };
}
