import type { feedbackSend } from '@atrium/api';
import { pictureTypes, readPicture, type Picture } from '@atrium/api/pictures';
import { lt } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { limitNetwork } from '../limits/limit-network';
import { isCaptchaSolved } from '../session/captcha';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { feedback } from './tables';

/** Milliseconds for which feedback is kept: 90 days. */
const kept = 90 * 24 * 3_600_000;

/**
 * Checks the switch and the limit of the network before a body is read.
 * @throws Refusal `in_stay_tuned`, `login_try_later`
 */
export async function admitFeedback(backend: Backend, call: Pick<Call, 'merchant' | 'address'>): Promise<void> {
  if (!(await isSwitchOn(backend, call.merchant, 'FEEDBACK3'))) throw new Refusal('in_stay_tuned');
  await limitNetwork(backend, call, 'feedback');
}

/**
 * Stores feedback. The sender of a customer is the account, whatever the request says; visitors send no pictures.
 * @throws Refusal `captcha_incorrect`, `request_refused` or a fault of the picture
 */
export async function sendFeedback(
  backend: Backend,
  call: Call,
  { sender, content, type, captcha, file }: v.InferOutput<typeof feedbackSend.request>,
): Promise<void> {
  if (!(await isCaptchaSolved(backend, call, captcha))) throw new Refusal('captcha_incorrect');
  if (file && !call.customer) throw new Refusal('request_refused');
  const picture = file && (await pictureOf(file));
  const { engine, clock } = backend;
  const account = call.customer?.account;
  await engine.database.delete(feedback).where(lt(feedback.at, new Date(clock() - kept)));
  await engine.database.insert(feedback).values({
    merchant: call.merchant.code,
    accountId: account?.id ?? null,
    sender: account?.name ?? sender,
    content,
    type,
    ...(picture && { pictureType: pictureTypes[picture.kind], picture: picture.bytes }),
    at: new Date(clock()),
  });
}

async function pictureOf(file: Blob): Promise<Picture> {
  const read = readPicture(new Uint8Array(await file.arrayBuffer()), { strict: true });
  if (!read.ok) throw new Refusal(read.fault);
  return read.picture;
}
