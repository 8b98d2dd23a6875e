import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';

/** The merchant the provider knows by this id. */
export function merchantOfCaptcha({ merchants }: Backend, captchaId: string): Merchant | undefined {
  return merchants.values().find(({ captcha }) => captcha.id === captchaId);
}
