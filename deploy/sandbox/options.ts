import type { Engine } from '../engine';
import type { Clock } from './clock';
import type { Hashing } from './hashing/hashing';
import type { PasswordCost } from './hashing/password-cost';
import type { LedgerKeys } from './ledger/ledger-keys';
import type { MerchantSource } from './merchants/merchant-book';
import type { MailSettings } from './outbox/mail-settings';

/** Where the browser finds what the sandbox serves; asked at each request, because a port may be known late. */
export interface Addresses {
  /** Origin of a vendor's games: `http://nova.games.localhost:4000`. */
  vendor(code: string): string;
  /** Origin of the portal with this site code: what may frame a game and hear its messages. */
  portal(siteCode: string): string;
  /** Origin of the sandbox's own provider of social sign-in. */
  identity(): string;
  /** Origin for what others provide to a merchant's pages: `http://aurora.embed.localhost:4000`. */
  embed(merchant: string): string;
  /** Origin of one of the slider provider's servers. */
  captcha(server: string): string;
}

export interface Limits {
  /** A session unused for this long ends. Milliseconds, 30 minutes. */
  sessionIdle: number;
  /** No session lives longer. Milliseconds, 12 hours. */
  sessionLife: number;
  /** Answers that send something to an account, if there is one, take this long, so that they tell nothing. Milliseconds, 300. */
  uniformTime: number;
  /** A game's address is worth this long. Milliseconds, 1 minute. */
  ticketLife: number;
  /** Between two signs of life on the live channel. Milliseconds, 15 seconds. */
  heartbeat: number;
  /** Events of a customer kept for replay, 200. */
  liveEvents: number;
}

export const defaultLimits: Limits = {
  sessionIdle: 30 * 60_000,
  sessionLife: 12 * 3_600_000,
  uniformTime: 300,
  ticketLife: 60_000,
  heartbeat: 15_000,
  liveEvents: 200,
};

export interface SandboxOptions {
  engine: Engine;
  addresses: Addresses;
  /** Signs every posting, with a key that is outside the database. */
  ledgerKeys: LedgerKeys;
  /** `Date.now` when left out. */
  clock?: Clock;
  merchants: MerchantSource;
  limits?: Partial<Limits>;
  /** Default passwords by merchant, where they are configured; others are made when they are first needed. */
  defaultPasswords?: Readonly<Record<string, string>>;
  /** What a portal shows its provider of social sign-in, by merchant; the sandbox's own provider has its own. */
  clientSecrets?: Readonly<Record<string, string>>;
  /** What hashing a password costs; OWASP's advice when left out. Less is for tests that are not about hashes. */
  passwordCost?: PasswordCost;
  /** Where passwords and codes are hashed, for tests that watch it; threads of its own when left out. */
  hashing?: Hashing;
  /** How mails and text messages leave this machine; they stay in the outbox when left out. */
  mail?: MailSettings | undefined;
  /** Whether `/wps/control` exists: it moves money and breaks things, for tests and demonstrations. Default false. */
  control?: boolean;
  /** Told when a merchant that came while the sandbox runs could not be given what its demonstration needs. */
  failed?: (error: unknown) => void;
}

/** Addresses on one port of this machine, as browsers resolve `*.localhost`. */
export function localAddresses(port: () => number): Addresses {
  return {
    vendor: (code) => `http://${code.toLowerCase()}.games.localhost:${port()}`,
    identity: () => `http://id.localhost:${port()}`,
    portal: (siteCode) => `http://${siteCode}.atrium.localhost:${port()}`,
    embed: (merchant) => `http://${merchant}.embed.localhost:${port()}`,
    captcha: (server) => `http://${server}.captcha.localhost:${port()}`,
  };
}
