import {
  ThirdPartySettingsSchema,
  TrackingSchema,
  type Country,
  type SettingsAnswer,
  type Template,
  type Tracking,
} from '@atrium/api';
import * as v from 'valibot';
import type { Merchant } from '../../merchants';
import { originOfAddress } from './origin-of-address';
import { withValues } from './with-values';

/** What a merchant's back end says about its settings; undefined for calls without an answer so far. */
export interface AnsweredSettings {
  settings?: SettingsAnswer | undefined;
  template?: Template | undefined;
  countries?: readonly Country[] | undefined;
}

/**
 * The merchant with the settings of its back end: what an answer names wins, on or off, and everything else is as
 * configured (docs/decisions/0053).
 */
export function mergedMerchant(merchant: Merchant, { settings = {}, template, countries }: AnsweredSettings): Merchant {
  const { resources, customerService, imageCDNs, launchGameCDNs, captcha } = settings;
  const profileIconCount = settings.profileIconCount ?? captcha?.profileIconCount;
  return {
    ...merchant,
    ...withValues({ customerService, profileIconCount }),
    switches: { ...merchant.switches, ...answeredSwitches(settings) },
    shell: { ...merchant.shell, ...withValues({ loginPop: settings.shellSet?.loginPop }) },
    smsProvider: settings.sms?.provider || merchant.smsProvider,
    captcha: mergedCaptcha(merchant, settings),
    registration: { ...merchant.registration, ...withValues({ affiliateMode: settings.register?.affiliateMode }) },
    templates: mergedTemplates(merchant, settings, template),
    currency: { ...merchant.currency, ...positionOf(merchant, countries) },
    ...withValues({
      resources,
      imageCdns: imageCDNs?.filter(isLoadable),
      gameCdns: launchGameCDNs?.filter(isLoadable),
    }),
    ...offeredThirdParties(merchant, settings),
  };
}

/** Whether the page's policy can allow an address; anything else would only fail in the browser. */
function isLoadable(address: string): boolean {
  return originOfAddress(address) !== undefined;
}

/** A name becomes part of a fact; `INBOX3.off` would state another switch off. */
function answeredSwitches({ switches = {} }: SettingsAnswer): Record<string, boolean> {
  const entries = Object.entries(switches).filter(
    (entry): entry is [string, boolean] => entry[1] !== undefined && /^\w{1,50}$/.test(entry[0]),
  );
  // in one order, so that equal answers make equal compositions
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function mergedCaptcha({ captcha }: Merchant, { captcha: answered = {} }: SettingsAnswer): Merchant['captcha'] {
  const [version] = /[34]/.exec(answered.version ?? '') ?? [];
  return {
    ...captcha,
    ...withValues({ test: answered.test }),
    ...(answered.id && { id: answered.id }),
    ...(version && { version: version === '3' ? 'v3' : 'v4' }),
  };
}

function mergedTemplates(
  { templates }: Merchant,
  { mobileTemplate }: SettingsAnswer,
  template: Template = {},
): Merchant['templates'] {
  const { switch_register: switchRegister, prize_mode: prizeMode } = template.parameters ?? {};
  return {
    templateId: template.templateId || templates.templateId,
    mobileTemplate: mobileTemplate || templates.mobileTemplate,
    switchRegister: switchRegister ?? templates.switchRegister,
    // a back end may name a mode of another product
    prizeMode: prizeMode === 'Lott' || prizeMode === 'Elott' ? prizeMode : templates.prizeMode,
  };
}

/** Where the symbol is written in the merchant's country, if the back end says so for its currency. */
function positionOf({ country, currency }: Merchant, countries: readonly Country[] = []) {
  const found = countries.find(({ code, currency: used }) => code === country && used === currency.code);
  return found && { position: found.currencyPosition };
}

function pairOf({ domain, affiliateCode }: Tracking): string {
  return `${domain} ${affiliateCode}`;
}

/**
 * Third-party code is an operator's decision: an answer can leave out what is configured, but add nothing.
 */
function offeredThirdParties({ chat, tracking }: Merchant, settings: SettingsAnswer) {
  const answered = v.parse(ThirdPartySettingsSchema, settings);
  const pairs = new Set(answered.tracking.map(pairOf));
  return {
    chat: 'chat' in settings && !answered.chat ? undefined : chat,
    tracking:
      'tracking' in settings ? tracking.filter((one) => pairs.has(pairOf(v.parse(TrackingSchema, one)))) : tracking,
  };
}
