import { randomInt } from 'node:crypto';
import { toDecimal, type RedRain } from '@atrium/api';
import { and, asc, count, desc, eq, gt, sql, sum } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import { announceContent } from '../live/announce-content';
import { payReward } from '../reward-centre/pay-reward';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { drawShare } from './draw-share';
import { redEnvelopes, redRains } from './tables';

const second = 1_000;
/** Most envelopes in the history of one agent. */
const mostListed = 100;

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** A red rain as an operator starts it. */
export const RedRainDraftSchema = v.pipe(
  v.strictObject({
    /** Seconds from now. */
    opensIn: whole(0, 7 * 86_400),
    /** Seconds from its opening. */
    lasts: whole(1, 86_400),
    /** Minor units. */
    pot: whole(1, 1_000_000_000_000),
    /** Number of agents who share the pot. */
    envelopes: whole(1, 10_000),
  }),
  v.check(({ pot, envelopes }) => envelopes <= pot, 'more envelopes than minor units'),
);

export type RedRainDraft = v.InferOutput<typeof RedRainDraftSchema>;

export async function startRedRain(
  backend: Backend,
  merchant: string,
  { opensIn, lasts, pot, envelopes }: RedRainDraft,
): Promise<{ id: number }> {
  const opensAt = backend.clock() + opensIn * second;
  const started = onlyRow(
    await backend.engine.database
      .insert(redRains)
      .values({ merchant, pot, envelopes, opensAt: new Date(opensAt), dueAt: new Date(opensAt + lasts * second) })
      .returning({ id: redRains.id }),
  );
  await announceContent(backend, merchant, 'red-rain');
  return started;
}

/** The red rain of an agent's merchant that is on or announced, and the envelopes of the agent. */
export async function redRainFor(backend: Backend, agent: Account): Promise<RedRain> {
  const { database } = backend.engine;
  const currency = merchantByCode(backend, agent.merchant).currency.code;
  const decimal = (minor: number) => toDecimal({ minor, currency });
  const current = await currentOf(backend, agent);
  const history = await database
    .select()
    .from(redEnvelopes)
    .where(eq(redEnvelopes.accountId, agent.id))
    .orderBy(desc(redEnvelopes.openedAt), desc(redEnvelopes.redRainId))
    .limit(mostListed);
  return {
    currency,
    event: current && {
      id: String(current.event.id),
      startTime: current.event.opensAt.getTime(),
      endTime: current.event.dueAt.getTime(),
      pot: decimal(current.event.pot),
      opened: current.opened,
      emptied: current.emptied,
    },
    history: history.map(({ redRainId, openedAt, amount }) => ({
      id: String(redRainId),
      time: openedAt.getTime(),
      amount: decimal(amount),
    })),
  };
}

/**
 * Opens the envelope of an agent, once for each red rain and idempotency key.
 * @throws Refusal `reward_ended` for one that is over, empty or of another merchant, `reward_not_ready` before its
 *   opening, `reward_taken`, or that of a door
 */
export async function openEnvelope(backend: Backend, { customer, idempotencyKey }: CustomerCall, id: string) {
  const { account } = customer;
  const request = { scope: `red-rain:${account.id}`, key: idempotencyKey, payload: { id } };
  return exactlyOnce(backend, request, async (transaction) => {
    // agents who open at once follow each other, so that the pot is never exceeded
    const [event] = await transaction
      .select()
      .from(redRains)
      .where(and(eq(redRains.id, Number(id)), notOver(backend, account)))
      .for('update');
    if (!event) throw new Refusal('reward_ended');
    if (event.opensAt.getTime() > backend.clock()) throw new Refusal('reward_not_ready');
    if (await envelopeOf(transaction, event.id, account)) throw new Refusal('reward_taken');
    const [taken] = await transaction
      .select({ envelopes: count(), amount: sum(redEnvelopes.amount) })
      .from(redEnvelopes)
      .where(eq(redEnvelopes.redRainId, event.id));
    const left = event.envelopes - (taken?.envelopes ?? 0);
    if (left <= 0) throw new Refusal('reward_ended');
    const amount = drawShare(event.pot - Number(taken?.amount ?? 0), left, randomInt);
    await transaction
      .insert(redEnvelopes)
      .values({ redRainId: event.id, accountId: account.id, amount, openedAt: new Date(backend.clock()) });
    const key = `red-rain:${event.id}:${account.id}`;
    return payReward(backend, transaction, account, { amount, key, reference: key });
  });
}

/** Of several red rains the one that an agent can open now, else the next one, else the first that is on. */
async function currentOf(backend: Backend, agent: Account) {
  const taken = sql<number>`(select count(*)::int from sandbox.red_envelopes where red_rain_id = ${redRains.id})`;
  const own = sql<boolean>`exists (select from sandbox.red_envelopes
    where red_rain_id = ${redRains.id} and account_id = ${agent.id})`;
  const rows = await backend.engine.database
    .select({ event: redRains, taken, opened: own })
    .from(redRains)
    .where(notOver(backend, agent))
    .orderBy(asc(redRains.opensAt), asc(redRains.id))
    .limit(mostListed);
  const now = backend.clock();
  const found = rows.map((row) => ({
    ...row,
    on: row.event.opensAt.getTime() <= now,
    emptied: row.taken >= row.event.envelopes,
  }));
  return found.find(({ on, opened, emptied }) => on && !opened && !emptied) ?? found.find(({ on }) => !on) ?? found[0];
}

function notOver({ clock }: Backend, { merchant }: Account) {
  return and(eq(redRains.merchant, merchant), gt(redRains.dueAt, new Date(clock())));
}

async function envelopeOf(queries: Queries, redRainId: number, { id }: Account) {
  const own = and(eq(redEnvelopes.redRainId, redRainId), eq(redEnvelopes.accountId, id));
  const [envelope] = await queries.select().from(redEnvelopes).where(own);
  return envelope;
}
