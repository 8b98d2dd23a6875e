import type { FastifyRequest } from 'fastify';
import type { Engine } from '../engine';
import type { Origins } from '../origins';
import type { Clock } from './clock';
import type { Doors } from './doors/doors';
import type { Hashing } from './hashing/hashing';
import type { PasswordCost } from './hashing/password-cost';
import type { BeaconSource } from './lottery/beacons/open-beacon';
import type { LedgerKeys } from './ledger/ledger-keys';
import type { MerchantSource } from './merchants/merchant-directory';
import type { MailSettings } from './outbox/mail-settings';
import type { SendRequest } from './vendors/wallet-client';

export interface Limits {
  /** Idle timeout of a session. Milliseconds, 30 minutes. */
  sessionIdle: number;
  /** Maximum lifetime of a session. Milliseconds, 12 hours. */
  sessionLife: number;
  /**
   * Fixed response time of calls that may send a message, so that timing does not reveal whether an account exists.
   * Milliseconds, 300.
   */
  uniformTime: number;
  /** Validity of a game's launch URL. Milliseconds, 1 minute. */
  ticketLife: number;
  /** Extra time that the slow vendor needs to open a game. Milliseconds, 4 seconds. */
  slowVendor: number;
  /** Heartbeat interval of the live channel. Milliseconds, 15 seconds. */
  heartbeat: number;
  /** Events of a customer kept for replay, 200. */
  liveEvents: number;
}

export const defaultLimits: Limits = {
  sessionIdle: 30 * 60_000,
  sessionLife: 12 * 3_600_000,
  uniformTime: 300,
  ticketLife: 60_000,
  slowVendor: 4_000,
  heartbeat: 15_000,
  liveEvents: 200,
};

export interface SandboxOptions {
  engine: Engine;
  /** Public origins of the portals and of the sandbox's own services. */
  origins: Origins;
  /** Signs every posting, with a key stored outside the database. */
  ledgerKeys: LedgerKeys;
  /** Defaults to `Date.now`. */
  clock?: Clock;
  /** Secret of the processes that draw lottery numbers; a process without it leaves draws to others. */
  drawSecret?: string | undefined;
  /** Required for draws. */
  beacon?: BeaconSource | undefined;
  merchants: MerchantSource;
  limits?: Partial<Limits>;
  /** Decide whether money may move; those left out allow everything. */
  doors?: Partial<Doors>;
  /** Configured default passwords by merchant; others are generated on first use. */
  defaultPasswords?: Readonly<Record<string, string>>;
  /** Client secrets of the portals at social sign-in providers, by merchant; the built-in provider has its own. */
  clientSecrets?: Readonly<Record<string, string>>;
  /** Password hashing cost; defaults to the OWASP recommendation. Tests that are not about hashing use less. */
  passwordCost?: PasswordCost;
  /** Hashes passwords and codes; defaults to worker threads. Replaceable for tests that count hashes. */
  hashing?: Hashing;
  /** Whether answers have only the fields that the source texts name; false by default. */
  strictSource?: boolean;
  /** How mails and text messages are delivered; without it they stay in the outbox. */
  mail?: MailSettings | undefined;
  /**
   * Which requests may use `/wps/control`, which moves money and injects faults for tests and demos. None by default.
   */
  control?: (request: FastifyRequest) => boolean;
  /**
   * Draws lottery numbers every second, also when no call asks for them; the default. Without it they are drawn by the
   * next call: a test that moves its clock by days has no thousand draws to wait for.
   */
  drawsByItself?: boolean;
  /**
   * Sends the vendors' wins and rollbacks again every second until the wallet acknowledges them, and settles bets on
   * matches and lottery issues that have ended; the default. Without it a test does both.
   */
  settlesByItself?: boolean;
  /** Wraps the connection from vendors to wallet, for tests that lose, repeat or alter calls. */
  walletLine?: (send: SendRequest) => SendRequest;
  /** Called when a merchant added at run time could not be given its demo data. */
  onFailure?: (error: unknown) => void;
}
