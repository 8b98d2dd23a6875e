import type { Locator } from 'playwright/test';
import type { PortalPage } from '../../pages/portal-page';
import type { Account } from '../../support/accounts';
import type { Control } from '../../support/control';
import type { MerchantSettings } from '../../support/merchant-settings';

/** Opens tabs, changes the back end, and notes which keys were seen. */
export interface Stage {
  control: Control;
  /** Configurations of merchants, restored after the scene. */
  settings: MerchantSettings;
  /** Rewrites the body of every answer of the back end to a call until the scene ends. */
  rewrite(call: string, change: (body: string) => string): void;
  /** A tab in a browser context of its own, in English; signed in if an account is given. */
  open(merchant: string, path: string, account?: Account): Promise<PortalPage>;
  /** An account of its own at a merchant. */
  account(merchant: string, like: Account, state?: { points?: number; balance?: number }): Promise<Account>;
  /** Waits until a place shows the text of a key, and notes it. */
  see(key: string, tab: PortalPage, place: Locator, values?: Record<string, number>): Promise<void>;
  /** Notes a key without a text of its own, once the page did what the table says. */
  note(key: string, tab: PortalPage, what: string): void;
}

/** Steps of a person that make a page show keys. */
export interface Scene {
  name: string;
  keys: readonly string[];
  play(stage: Stage): Promise<void>;
}

/** Closes the topmost message. */
export async function acknowledge(tab: PortalPage): Promise<void> {
  const before = await tab.page.locator('dialog[open]').count();
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.page.waitForFunction((count) => document.querySelectorAll('dialog[open]').length < count, before);
}
