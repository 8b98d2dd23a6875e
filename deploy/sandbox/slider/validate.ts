import { SliderResultV3Schema, SliderResultV4Schema } from '@atrium/api';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import { isSigned, sharedKey, signToken, redeemPass, type Pass } from './lots';

/** A validation request of a merchant's server: the visitor's pass, signed with the shared key. */
export const ValidationSchema = v.object({
  captcha_id: v.string(),
  ...SliderResultV4Schema.entries,
  sign_token: v.string(),
});

export type Validation = v.InferOutput<typeof ValidationSchema>;

/** Validates a pass as the provider does: it was issued for this merchant and not redeemed before. */
export async function validate(backend: Backend, { captcha_id, sign_token, ...pass }: Validation) {
  if (!/^\d+$/.test(pass.gen_time)) return { status: 'error', code: '-50005' };
  if (!isSigned(await sharedKey(backend, captcha_id), pass.lot_number, sign_token))
    return { status: 'error', code: '-50007' };
  const redeemed = await redeemPass(backend, captcha_id, pass);
  return redeemed
    ? { status: 'success', result: 'success', reason: '' }
    : { status: 'success', result: 'fail', reason: 'pass_token expired' };
}

/** Requests that may require a slider. */
export type SliderPurpose = 'sign-in' | 'sms';

/** Whether the merchant requires the slider for this purpose. */
export async function isSliderRequired(backend: Backend, merchant: Merchant, purpose: SliderPurpose): Promise<boolean> {
  if (purpose === 'sms') return isSwitchOn(backend, merchant, 'GEETESTVCODE3');
  if (!(await isSwitchOn(backend, merchant, 'GEETEST3'))) return false;
  return merchant.captcha.test || (await isSwitchOn(backend, merchant, 'GEETESTTEST3'));
}

/**
 * Redeems the slider result in a request, where the merchant requires one.
 *
 * @throws Refusal `verify_first`; `unknown_error` for a code by text message with a version other than 4
 */
export async function requireSlider(
  backend: Backend,
  { merchant }: { merchant: Merchant },
  purpose: SliderPurpose,
  fields: object,
): Promise<void> {
  if (!(await isSliderRequired(backend, merchant, purpose))) return;
  const { id, version } = merchant.captcha;
  if (purpose === 'sms' && version !== 'v4') throw new Refusal('unknown_error');
  const pass = version === 'v4' ? passOfV4(fields) : passOfV3(fields);
  if (!pass) throw new Refusal('verify_first');
  const sign_token = signToken(await sharedKey(backend, id), pass.lot_number);
  const { result } = await validate(backend, { captcha_id: id, ...pass, sign_token });
  if (result !== 'success') throw new Refusal('verify_first');
}

function passOfV4(fields: object): Pass | undefined {
  const read = v.safeParse(SliderResultV4Schema, fields);
  return read.success ? read.output : undefined;
}

/** Version 3 has the same values in one text; `seccode` repeats it with a suffix. */
function passOfV3(fields: object): Pass | undefined {
  const read = v.safeParse(SliderResultV3Schema, fields);
  if (!read.success) return undefined;
  const { geetest_challenge: lot_number, geetest_validate: validated, geetest_seccode } = read.output;
  const [captcha_output, pass_token, gen_time] = validated.split('.');
  if (!captcha_output || !pass_token || !gen_time || geetest_seccode !== `${validated}|jordan`) return undefined;
  return { lot_number, captcha_output, pass_token, gen_time };
}
