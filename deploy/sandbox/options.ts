import type { FastifyRequest } from 'fastify';
import type { Engine } from '../engine';
import type { Origins } from '../origins';
import type { Clock } from './clock';
import type { Hashing } from './hashing/hashing';
import type { PasswordCost } from './hashing/password-cost';
import type { LedgerKeys } from './ledger/ledger-keys';
import type { MerchantSource } from './merchants/merchant-book';
import type { MailSettings } from './outbox/mail-settings';

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
  /** Where browsers find portals and what the sandbox serves to them. */
  origins: Origins;
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
  /**
   * Which requests may use `/wps/control`: it moves money and breaks things, for tests and demonstrations. None when
   * left out.
   */
  control?: (request: FastifyRequest) => boolean;
  /** Told when a merchant that came while the sandbox runs could not be given what its demonstration needs. */
  failed?: (error: unknown) => void;
}
