import { sessionLogin } from '@atrium/api';
import type { Browser, Page } from 'playwright';
import { accounts } from '../../support/accounts';
import type { Portal } from '../../support/portal';
import { sealed } from '../kill/sealed';
import { merchant, type Answer } from './run-sequences';

/** A call as it goes over the wire. */
export interface WireCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  body?: object;
}

interface Sent extends WireCall {
  headers: Record<string, string>;
}

/** An account that is signed in in a browser of its own, with the cookies of that browser. */
export class BrowserParty {
  #authorization = '';
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Signs in at a process. */
  static async open(browser: Browser, portal: Portal, username: string): Promise<BrowserParty> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(portal.page(merchant, '/'));
    const party = new BrowserParty(page);
    const { password } = accounts.player;
    const fields = { username, password, type: 'username', loginDeviceId: 'proof' };
    const login = await sealed(portal, merchant, sessionLogin.path, fields);
    const { value } = await party.#send({ method: 'POST', path: sessionLogin.path, ...login });
    party.#authorization = value.token as string;
    return party;
  }

  /** Makes a call from the page. */
  call(wire: WireCall): Promise<Answer> {
    return this.#send({ ...wire, headers: { device: 'web', language: 'EN', authorization: this.#authorization } });
  }

  #send(sent: Sent): Promise<Answer> {
    return this.#page.evaluate(async ({ method, path, headers, body }) => {
      const answer = await fetch(path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.json() as Promise<{ success: boolean; value: unknown }>;
    }, sent);
  }
}
