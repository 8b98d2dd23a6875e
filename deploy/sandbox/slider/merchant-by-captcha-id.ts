import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';

/** The merchant with this captcha id at the provider. */
export function merchantByCaptchaId({ merchants }: Backend, captchaId: string): Merchant | undefined {
  return merchants.values().find(({ captcha }) => captcha.id === captchaId);
}
