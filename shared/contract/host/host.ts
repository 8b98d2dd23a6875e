import type { EmotionCache } from '@emotion/cache';
import type { Account } from './account';
import type { Api } from './api';
import type { Commands } from './commands';
import type { Events } from './events';
import type { Facts } from './facts';
import type { Language } from './language';
import type { Messages } from './messages';
import type { Navigation } from './navigation';
import type { Session } from './session';
import type { Settings } from './settings';
import type { Telemetry } from './telemetry';

/**
 * The interfaces of a view or command, created for one remote and one mounting. Unmounting aborts `signal`, ends all
 * registrations, and makes later calls reject as cancelled.
 */
export interface Host {
  /** The remote and release this host was created for. */
  remote: { name: string; release: string };
  session: Session;
  account: Account;
  facts: Facts;
  /** One of the remote's own abilities, by name; an unknown one is false and recorded. */
  can(ability: string): boolean;
  settings: Settings;
  api: Api;
  navigation: Navigation;
  commands: Commands;
  events: Events;
  messages: Messages;
  language: Language;
  telemetry: Telemetry;
  /** Makes server HTML safe to show: DOMPurify with named properties rewritten; loaded on first use. */
  sanitize(html: string): Promise<string>;
  /** Aborted at unmount. */
  signal: AbortSignal;
  /** For `reactView` only: the one style cache, with the page's nonce. */
  styleCache: EmotionCache;
}
