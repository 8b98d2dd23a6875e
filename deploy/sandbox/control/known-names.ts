import { catalogue } from '@atrium/api/catalogue';
import { switchKeys } from '../../merchants';
import { merchantByCode, type Backend } from '../backend';
import { lotteryVendor } from '../games/lottery-games';
import { vendors } from '../games/vendors';
import { Refusal } from '../wire/refusal';

/** What faults can be injected into besides the calls of the catalogue: the chat, the help desk and the slider. */
const furtherCalls = [
  'chat.ready',
  'chat.send',
  'desk.token',
  'slider.gct',
  'slider.js',
  'slider.load',
  'slider.verify',
];

/** Settings that are set like switches. */
const switchlikeSettings = ['loginPop', 'switch_register'];

const calls = new Set(['*', ...catalogue.map(({ id }) => id), ...furtherCalls]);

/** The merchant's code. @throws Refusal 404 when the sandbox has no such merchant. */
export function requireMerchant({ merchants }: Backend, code: string): string {
  if (!merchants.get(code)) throw unknownName('merchant', code);
  return code;
}

/** @throws Refusal 404 when no fault can be injected into a call of this name. */
export function requireCall(endpoint: string): void {
  if (!calls.has(endpoint)) throw unknownName('call', endpoint);
}

/** @throws Refusal 404 when the sandbox has no such vendor. */
export function requireVendor(code: string): void {
  if (code !== lotteryVendor && !vendors.some((vendor) => vendor.code === code)) throw unknownName('vendor', code);
}

/** @throws Refusal 404 when neither the portal nor the merchant knows a switch of this name. */
export function requireSwitch(backend: Backend, merchant: string, name: string): void {
  const known = [...switchKeys, ...switchlikeSettings, ...Object.keys(merchantByCode(backend, merchant).switches)];
  if (!known.includes(name)) throw unknownName('switch', name);
}

function unknownName(kind: 'merchant' | 'call' | 'vendor' | 'switch', name: string): Refusal {
  return new Refusal('request_invalid', { status: 404, text: `There is no ${kind} "${name}".` });
}
