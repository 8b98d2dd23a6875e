import { defaultSiteCode } from '@atrium/api/figures';
import type { Engine } from '../engine';
import type { Origins } from '../origins';
import type { Clock } from './clock';
import type { MovableClock } from './control/movable-clock';
import type { Doors } from './doors/doors';
import type { Hashing } from './hashing/hashing';
import type { LedgerKeys } from './ledger/ledger-keys';
import type { Merchant } from './merchants/merchant';
import type { MerchantDirectory } from './merchants/merchant-directory';
import type { Beacon } from './lottery/drawing/beacon';
import type { DrawKey } from './lottery/drawing/draw-key';
import type { Limits } from './options';
import type { MailSettings } from './outbox/mail-settings';
import { requirePresent } from './require-present';
import type { ProviderRequest, Providers } from './social/providers';
import type { WalletClient } from './vendors/wallet-client';
import type { VendorKeys } from './wallet-interface/vendor-keys';

/** Dependencies of every part of the sandbox. */
export interface Backend {
  engine: Engine;
  clock: Clock;
  /** Behind `clock`: set forward by the control page. */
  movableClock: MovableClock;
  origins: Origins;
  limits: Limits;
  hashing: Hashing;
  /** Signs every posting. */
  ledgerKeys: LedgerKeys;
  merchants: MerchantDirectory;
  /** Decide whether money may move. */
  doors: Doors;
  vendorKeys: VendorKeys;
  /** The line on which the payment provider reports to merchants. */
  paymentLine: { send: ProviderRequest };
  /** The wallet as vendors call it. */
  wallet: WalletClient;
  /** Seals the seeds of lottery draws; undefined in a process that does not draw. */
  drawKey: DrawKey | undefined;
  /** Part of every lottery draw. */
  beacon: Beacon;
  /** Social sign-in providers. */
  providers: Providers;
  /** Whether answers have only the fields that the source texts name. */
  strictSource: boolean;
  /** How messages are delivered; without it they stay in the outbox. */
  mail: MailSettings | undefined;
}

/** The merchant with the code stored in an account, session or game. */
export function merchantByCode({ merchants }: Backend, code: string): Merchant {
  return requirePresent(merchants.get(code));
}

/** Origins of a merchant's portal that can be listed: by site code, the primary one first, then on its own domains. */
export function returnOrigins({ origins }: Pick<Backend, 'origins'>, merchant: Merchant): string[] {
  const own = merchant.domains.flatMap((domain) => [domain, `${defaultSiteCode}.${domain}`]);
  return [...portalOrigins({ origins }, merchant), ...own.map((host) => origins.ownDomain(host))];
}

/** Origins of a merchant's portal by site code, the primary one first. */
export function portalOrigins({ origins }: Pick<Backend, 'origins'>, { siteCodes }: Merchant): string[] {
  return siteCodes.map((siteCode) => origins.portal(siteCode));
}
