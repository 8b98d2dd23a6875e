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

/** An attempt is answered, and its result handed over, within so many milliseconds. */
const life = 5 * 60_000;
/** The piece may lie beside its gap by so many pixels. */
const tolerance = 5;
/** Attempts of one network in ten minutes: guessing a question is right once in five. */
const attempts = { most: 40, within: 10 * 60_000 };

type Kind = SliderLot['kind'];

/** What is handed over for a solved slider; each text as version 4 names it. */
export interface Pass {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** Begins an attempt; undefined for a network that has made too many. */
export async function newLot(
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
  await database.delete(sliderLots).where(lt(sliderLots.createdAt, new Date(now - 2 * life)));
  const seed = randomInt(2 ** 31);
  const answer =
    kind === 'question' ? questionFrom(seed).answer : randomInt(piece.size + 20, picture.width - piece.size - 8);
  const row = { captchaId, kind, seed, answer, answered: false, passHash: null, createdAt: new Date(now) };
  const [lot] = await database
    .insert(sliderLots)
    .values({ lotNumber, ...row })
    // in version 3 the challenge was registered before, and another puzzle may be asked for it until it is answered
    .onConflictDoUpdate({ target: sliderLots.lotNumber, set: row, setWhere: eq(sliderLots.answered, false) })
    .returning();
  return lot;
}

export async function lotNumbered({ engine, clock }: Backend, lotNumber: string): Promise<SliderLot | undefined> {
  const [lot] = await engine.database.select().from(sliderLots).where(eq(sliderLots.lotNumber, lotNumber));
  return lot && clock() - lot.createdAt.getTime() < life ? lot : undefined;
}

/** Takes an answer, the only one an attempt gets; a right one is worth a pass. */
export async function answerLot(backend: Backend, lotNumber: string, given: number): Promise<Pass | undefined> {
  const { engine, clock } = backend;
  const unanswered = and(eq(sliderLots.lotNumber, lotNumber), eq(sliderLots.answered, false));
  const [lot] = await engine.database.update(sliderLots).set({ answered: true }).where(unanswered).returning();
  if (!lot || clock() - lot.createdAt.getTime() >= life) return undefined;
  // a number that is none is wrong as well
  if (!(Math.abs(given - lot.answer) <= (lot.kind === 'slide' ? tolerance : 0))) return undefined;
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

/** Whether a pass is what was handed over for this merchant; it never is a second time. */
export async function takePass({ engine, clock }: Backend, captchaId: string, pass: Pass): Promise<boolean> {
  const handedOver = and(
    eq(sliderLots.lotNumber, pass.lot_number),
    eq(sliderLots.captchaId, captchaId),
    eq(sliderLots.passHash, hashOf(pass)),
    gt(sliderLots.createdAt, new Date(clock() - 2 * life)),
  );
  const taken = await engine.database.update(sliderLots).set({ passHash: null }).where(handedOver).returning();
  return taken.length > 0;
}

/** The secret that a merchant's server and the provider share. */
export async function keyOf({ engine }: Backend, captchaId: string): Promise<string> {
  const which = eq(sliderKeys.captchaId, captchaId);
  const [known] = await engine.database.select().from(sliderKeys).where(which);
  if (known) return known.key;
  const key = randomBytes(24).toString('hex');
  await engine.database.insert(sliderKeys).values({ captchaId, key }).onConflictDoNothing();
  const [kept] = await engine.database.select().from(sliderKeys).where(which);
  return requirePresent(kept).key;
}

/** What proves to the provider that a merchant's own server asks about an attempt. */
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
