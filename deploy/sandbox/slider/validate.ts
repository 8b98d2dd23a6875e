import { SliderResultV3Schema, SliderResultV4Schema } from '@atrium/api';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import { isSigned, keyOf, signToken, takePass, type Pass } from './lots';

/** What a merchant's server asks the provider: the pass it was given, signed with their common secret. */
export const ValidationSchema = v.object({
  captcha_id: v.string(),
  ...SliderResultV4Schema.entries,
  sign_token: v.string(),
});

export type Validation = v.InferOutput<typeof ValidationSchema>;

/** The provider's answer: whether the pass was handed over for this merchant and not shown before. */
export async function validate(backend: Backend, { captcha_id, sign_token, ...pass }: Validation) {
  if (!/^\d+$/.test(pass.gen_time)) return { status: 'error', code: '-50005' };
  if (!isSigned(await keyOf(backend, captcha_id), pass.lot_number, sign_token))
    return { status: 'error', code: '-50007' };
  const taken = await takePass(backend, captcha_id, pass);
  return taken
    ? { status: 'success', result: 'success', reason: '' }
    : { status: 'success', result: 'fail', reason: 'pass_token expired' };
}

/** Where a slider may be asked for. */
export type SliderPurpose = 'sign-in' | 'sms';

/** Whether the merchant asks for it there. */
export async function sliderAsked(backend: Backend, merchant: Merchant, purpose: SliderPurpose): Promise<boolean> {
  if (purpose === 'sms') return isSwitchOn(backend, merchant, 'GEETESTVCODE3');
  if (!(await isSwitchOn(backend, merchant, 'GEETEST3'))) return false;
  return merchant.captcha.test || (await isSwitchOn(backend, merchant, 'GEETESTTEST3'));
}

/**
 * Lets a request pass that carries the result of a slider, where the merchant asks for one; the result is spent.
 *
 * @throws Refusal `verify_first`; `unknown_error` for a code by text message with a version other than 4
 */
export async function requireSlider(
  backend: Backend,
  { merchant }: { merchant: Merchant },
  purpose: SliderPurpose,
  fields: object,
): Promise<void> {
  if (!(await sliderAsked(backend, merchant, purpose))) return;
  const { id, version } = merchant.captcha;
  if (purpose === 'sms' && version !== 'v4') throw new Refusal('unknown_error');
  const pass = version === 'v4' ? passOfV4(fields) : passOfV3(fields);
  if (!pass) throw new Refusal('verify_first');
  const sign_token = signToken(await keyOf(backend, id), pass.lot_number);
  const { result } = await validate(backend, { captcha_id: id, ...pass, sign_token });
  if (result !== 'success') throw new Refusal('verify_first');
}

function passOfV4(fields: object): Pass | undefined {
  const read = v.safeParse(SliderResultV4Schema, fields);
  return read.success ? read.output : undefined;
}

/** Version 3 hands over the same in one text; `seccode` repeats it with an ending of its own. */
function passOfV3(fields: object): Pass | undefined {
  const read = v.safeParse(SliderResultV3Schema, fields);
  if (!read.success) return undefined;
  const { geetest_challenge: lot_number, geetest_validate: validated, geetest_seccode } = read.output;
  const [captcha_output, pass_token, gen_time] = validated.split('.');
  if (!captcha_output || !pass_token || !gen_time || geetest_seccode !== `${validated}|jordan`) return undefined;
  return { lot_number, captcha_output, pass_token, gen_time };
}
