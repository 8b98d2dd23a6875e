import type { Engine } from '../engine';
import type { Origins } from '../origins';
import type { Clock } from './clock';
import type { Hashing } from './hashing/hashing';
import type { LedgerKeys } from './ledger/ledger-keys';
import type { Merchant } from './merchants/merchant';
import type { MerchantBook } from './merchants/merchant-book';
import type { Limits } from './options';
import type { MailSettings } from './outbox/mail-settings';
import { present } from './present';
import type { Providers } from './social/providers';

/** What every part of the sandbox stands on. */
export interface Backend {
  engine: Engine;
  clock: Clock;
  origins: Origins;
  limits: Limits;
  hashing: Hashing;
  /** Signs every posting. */
  ledgerKeys: LedgerKeys;
  merchants: MerchantBook;
  /** Of social sign-in. */
  providers: Providers;
  /** How messages leave this machine; they stay in the outbox without. */
  mail: MailSettings | undefined;
}

/** A merchant by the code that an account, a session or a game carries. */
export function merchantCoded({ merchants }: Backend, code: string): Merchant {
  return present(merchants.get(code));
}

/** Origins of a merchant's portal, the chief one first. */
export function portalsOf({ origins }: Pick<Backend, 'origins'>, { siteCodes }: Merchant): string[] {
  return siteCodes.map((siteCode) => origins.portal(siteCode));
}
