import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, Host, PlaceParams, VersionedName } from '@atrium/contract';
import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import type { SmokePortal } from './portal/serve-portal';
import type { SmokeMerchantCode } from './portal/smoke-merchants';

export const expect = playwrightExpect.configure({ timeout: 15_000 });

/** Accounts of the sign-in stub. */
export type Person = 'player' | 'agent' | 'trial';

/** Page model of a tab at the portal with stubs. */
export class StubPortal {
  readonly #texts: Record<string, string>;
  readonly #portal: SmokePortal;
  readonly #merchant: SmokeMerchantCode;

  constructor(
    readonly page: Page,
    portal: SmokePortal,
    merchant: SmokeMerchantCode,
    root: string,
  ) {
    this.#portal = portal;
    this.#merchant = merchant;
    const file = join(root, 'host/src/language/locales/EN.json');
    this.#texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  }

  /** A text of the host. */
  say(key: string): string {
    const text = this.#texts[key];
    if (text === undefined) throw new Error(`The host has no text ${key}`);
    return text;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#portal.page(this.#merchant, path), { waitUntil: 'domcontentloaded' });
  }

  /** Opens an address without a session. */
  async openAsVisitor(path: string): Promise<void> {
    await this.page.goto(this.#portal.page(this.#merchant, '/smoke/empty.html'));
    await this.page.evaluate(() => sessionStorage.clear());
    await this.open(path);
  }

  /** The stub of a view. */
  stub(remote: string, view: string, within = this.page.locator('body')): Locator {
    return within.locator(`[data-stub="${remote}/${view}"]`);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The uppermost dialog. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  get fault(): Locator {
    return this.main.getByText(this.say('place.failed.title'));
  }

  get retry(): Locator {
    return this.main.getByRole('button', { name: this.say('place.retry') });
  }

  async closeDialogs(): Promise<void> {
    while ((await this.page.locator('dialog[open]').count()) > 0) {
      const open = await this.page.locator('dialog[open]').count();
      await this.page.keyboard.press('Escape');
      await expect.poll(() => this.page.locator('dialog[open]').count()).toBeLessThan(open);
    }
  }

  /** Signs in with the open sign-in stub, on the page or over it. */
  async signInHere(who: Person): Promise<void> {
    await this.page.getByRole('button', { name: `Sign in as ${who}` }).click();
  }

  async signIn(who: Person): Promise<void> {
    await this.openAsVisitor('/login');
    await this.signInHere(who);
    await this.page.waitForURL((address) => address.pathname !== '/login');
    await this.ready();
  }

  /** Waits until a view is mounted, so that its host can be asked. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => window.atriumSmoke?.host() !== undefined);
  }

  has(fact: Fact): Promise<boolean> {
    return this.ask((host, asked) => host.facts.has(asked), fact);
  }

  hasPlace(place: VersionedName): Promise<boolean> {
    return this.ask((host, asked) => host.navigation.has(asked), place);
  }

  hasCommand(command: string): Promise<boolean> {
    return this.ask((host, asked) => host.commands.has(asked as 'game.demo@1'), command);
  }

  /** Opens a place as a view would, without waiting until it is closed. */
  async openPlace(place: VersionedName, params: PlaceParams = {}): Promise<void> {
    await this.ask((host, asked) => void host.navigation.open(asked.place, asked.params), { place, params });
  }

  async publish(event: string, detail: unknown): Promise<void> {
    await this.ask((host, asked) => host.events.publish(asked.event as 'game.opened@1', asked.detail as never), {
      event,
      detail,
    });
  }

  setFault(remote: string, fault: 'throw' | 'hang' | undefined): Promise<void> {
    return this.page.evaluate(([name, kind]) => window.atriumSmoke.setFault(name, kind), [remote, fault] as const);
  }

  /** Calls a function in the page with the host of the view mounted last. It can use its arguments only. */
  async ask<Asked, Answer>(question: (host: Host, asked: Asked) => Answer, asked: Asked): Promise<Awaited<Answer>> {
    await this.ready();
    const text = JSON.stringify(asked) ?? 'undefined';
    return this.page.evaluate<Awaited<Answer>>(`(${question.toString()})(window.atriumSmoke.host(), ${text})`);
  }
}
