import { eq, lt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { limitNetwork } from '../limits/limit-network';
import { randomText } from '../random-text';
import type { Call } from '../wire/call';
import { drawCaptcha } from './draw-captcha';
import { captchas } from './tables';
import { hashToken, newToken } from './token';

/** Without ambiguous characters: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
const length = 4;
const life = 5 * 60_000;

const cookieName = (merchant: string) => `atrium_${merchant}_captcha`;

/**
 * Creates a captcha for this browser, identified by a cookie, and returns its picture.
 * @throws Refusal `login_try_later` for a network that requests too many
 */
export async function newCaptcha(backend: Backend, call: Call): Promise<string> {
  await limitNetwork(backend, call, 'captcha');
  const { engine, clock } = backend;
  const answer = randomText(alphabet, length);
  const id = newToken();
  const now = clock();
  await engine.database.delete(captchas).where(lt(captchas.expiresAt, new Date(now)));
  await engine.database.insert(captchas).values({ idHash: hashToken(id), answer, expiresAt: new Date(now + life) });
  call.setCookie(cookieName(call.merchant.code), id, life / 1000);
  return drawCaptcha(answer);
}

/** Whether the typed text matches the last captcha. The captcha is consumed either way. */
export async function isCaptchaSolved(
  { engine, clock }: Backend,
  call: Call,
  typed: string | undefined,
): Promise<boolean> {
  const id = call.cookie(cookieName(call.merchant.code));
  if (id === undefined) return false;
  const [captcha] = await engine.database
    .delete(captchas)
    .where(eq(captchas.idHash, hashToken(id)))
    .returning();
  if (!captcha || captcha.expiresAt.getTime() < clock()) return false;
  return typed?.trim().toUpperCase() === captcha.answer;
}
