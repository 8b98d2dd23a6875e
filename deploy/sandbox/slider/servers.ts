import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';

/** The provider's servers for configuration and answers, in the order they are tried. */
const apiNames = ['api-1', 'api-2', 'api-3'];
/** Those for scripts and pictures. */
const staticNames = ['static-1', 'static-2'];

/** Host names of the first and of the second. */
export const apiHost = /^api-[123]\.captcha\.localhost(:\d+)?$/;
export const staticHost = /^static-[12]\.captcha\.localhost(:\d+)?$/;

/** Origins of the provider's servers. */
export function providerServers({ addresses }: Backend): { api: string[]; statics: string[] } {
  return { api: apiNames.map(addresses.captcha), statics: staticNames.map(addresses.captcha) };
}

/** The merchant the provider knows by this id. */
export function merchantOfCaptcha({ merchants }: Backend, captchaId: string): Merchant | undefined {
  return merchants.values().find(({ captcha }) => captcha.id === captchaId);
}
