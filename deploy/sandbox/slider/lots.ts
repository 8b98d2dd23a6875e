import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { networkOf } from '../../network';
import type { Backend } from '../backend';
import { waitOrCount } from '../limits/count-request';
import { requirePresent } from '../require-present';
import { hashToken } from '../session/token';
import { picture, piece } from './puzzle/paint';
import { questionFrom } from './question';
import { sliderKeys, sliderLots, type SliderLot } from './tables';

/** Milliseconds to answer an attempt, and again to redeem its pass. */
const lifetime = 5 * 60_000;
/** Pixels by which the piece may miss its gap. */
const tolerance = 5;
/** Attempts per network in ten minutes, because a guess at a question is right once in five. */
const attempts = { max: 40, within: 10 * 60_000 };

type Kind = SliderLot['kind'];

/** Proof of a solved slider, with the field names of version 4. */
export interface Pass {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** Starts an attempt; undefined for a network over its limit. */
export async function createLot(
  backend: Backend,
  {
    captchaId,
    kind,
    address,
    lotNumber = randomBytes(16).toString('hex'),
  }: { captchaId: string; kind: Kind; address: string; lotNumber?: string },
): Promise<SliderLot | undefined> {
  const { engine, clock } = backend;
  const limit = { subject: `slider:${networkOf(address)}`, ...attempts };
  if ((await engine.transaction((transaction) => waitOrCount(backend, transaction, [limit]))) > 0) return undefined;
  const now = clock();
  const { database } = engine;
  await database.delete(sliderLots).where(lt(sliderLots.createdAt, new Date(now - 2 * lifetime)));
  const seed = randomInt(2 ** 31);
  const answer =
    kind === 'question' ? questionFrom(seed).answer : randomInt(piece.size + 20, picture.width - piece.size - 8);
  const row = { captchaId, kind, seed, answer, answered: false, passHash: null, createdAt: new Date(now) };
  const [lot] = await database
    .insert(sliderLots)
    .values({ lotNumber, ...row })
    // in version 3 the lot number is the challenge: until it is answered, a new puzzle may replace the old one
    .onConflictDoUpdate({ target: sliderLots.lotNumber, set: row, setWhere: eq(sliderLots.answered, false) })
    .returning();
  return lot;
}

export async function findLot({ engine, clock }: Backend, lotNumber: string): Promise<SliderLot | undefined> {
  const [lot] = await engine.database.select().from(sliderLots).where(eq(sliderLots.lotNumber, lotNumber));
  return lot && clock() - lot.createdAt.getTime() < lifetime ? lot : undefined;
}

/** Checks the only answer of an attempt. Resolves with a pass when it is right. */
export async function answerLot(backend: Backend, lotNumber: string, answer: number): Promise<Pass | undefined> {
  const { engine, clock } = backend;
  const unanswered = and(eq(sliderLots.lotNumber, lotNumber), eq(sliderLots.answered, false));
  const [lot] = await engine.database.update(sliderLots).set({ answered: true }).where(unanswered).returning();
  if (!lot || clock() - lot.createdAt.getTime() >= lifetime) return undefined;
  // written so that NaN is wrong
  if (!(Math.abs(answer - lot.answer) <= (lot.kind === 'slide' ? tolerance : 0))) return undefined;
  const pass = {
    lot_number: lotNumber,
    captcha_output: randomBytes(32).toString('base64url'),
    pass_token: randomBytes(32).toString('hex'),
    gen_time: String(Math.floor(clock() / 1000)),
  };
  await engine.database
    .update(sliderLots)
    .set({ passHash: hashOf(pass) })
    .where(eq(sliderLots.lotNumber, lotNumber));
  return pass;
}

/** Whether a pass was issued for this merchant and not redeemed before; redeems it. */
export async function redeemPass({ engine, clock }: Backend, captchaId: string, pass: Pass): Promise<boolean> {
  const issued = and(
    eq(sliderLots.lotNumber, pass.lot_number),
    eq(sliderLots.captchaId, captchaId),
    eq(sliderLots.passHash, hashOf(pass)),
    gt(sliderLots.createdAt, new Date(clock() - 2 * lifetime)),
  );
  const redeemed = await engine.database.update(sliderLots).set({ passHash: null }).where(issued).returning();
  return redeemed.length > 0;
}

/** Secret key shared by a merchant's server and the provider; created at first use. */
export async function sharedKey({ engine }: Backend, captchaId: string): Promise<string> {
  const which = eq(sliderKeys.captchaId, captchaId);
  const [known] = await engine.database.select().from(sliderKeys).where(which);
  if (known) return known.key;
  const key = randomBytes(24).toString('hex');
  await engine.database.insert(sliderKeys).values({ captchaId, key }).onConflictDoNothing();
  const [kept] = await engine.database.select().from(sliderKeys).where(which);
  return requirePresent(kept).key;
}

/** Authenticates a merchant's server to the provider when it validates a pass. */
export function signToken(key: string, lotNumber: string): string {
  return createHmac('sha256', key).update(lotNumber).digest('hex');
}

export function isSigned(key: string, lotNumber: string, token: string): boolean {
  const [expected, found] = [Buffer.from(signToken(key, lotNumber)), Buffer.from(token)];
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function hashOf({ lot_number, captcha_output, pass_token, gen_time }: Pass): string {
  return hashToken([lot_number, captcha_output, pass_token, gen_time].join(' '));
}
