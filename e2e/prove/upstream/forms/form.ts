import type { Locator } from 'playwright/test';
import type { PortalPage } from '../../../pages/portal-page';
import type { Account } from '../../../support/accounts';
import type { Control } from '../../../support/control';
import type { AccountState } from '../../../support/copy-account';

/** A person at a form, in a browser context of their own, in English. */
export interface Person {
  tab: PortalPage;
  /** A copy made for this form; of a visitor none is used. */
  account: Account;
  control: Control;
  /** Signs in a new copy of the account in its place. */
  renew(): Promise<void>;
}

/** A form that writes to the back end by one call. */
export interface Form {
  name: string;
  /** Id of the call in the catalogue. */
  call: string;
  merchant: string;
  /** Its page. */
  path: string;
  /** The account that fills it in is a copy of this one; none for a visitor. */
  like?: Account;
  state?: AccountState;
  /** Once, before the first case. */
  prepare?(person: Person): Promise<void>;
  /** Opens and fills in the form, at its page. */
  fill(person: Person): Promise<void>;
  /** Fills in what no form keeps after a failure: passwords and captchas. */
  fillSecrets?(person: Person): Promise<void>;
  submit(person: Person): Promise<void>;
  /** A field that keeps its input until the call succeeded. */
  input(person: Person): Locator;
  /** Shown once the call succeeded. */
  done(person: Person): Locator;
  /**
   * How often the back end moved the money, from any beginning. A form that moves none has no count; any other says after
   * a lost answer that the outcome is unknown.
   */
  count?(person: Person): Promise<number>;
  /** A repeated call may be refused: it has no key, and the first one was carried out. */
  mayBeTaken?: boolean;
  /** Names of ways that this form cannot tell from a success: a token of another value begins a session that ends at once. */
  deceivedBy?: readonly string[];
  /** After each case. */
  end?(person: Person): Promise<void>;
}
