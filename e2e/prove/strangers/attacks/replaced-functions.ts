import type { Page } from 'playwright';
import { PortalPage } from '../../../pages/portal-page';
import { accounts } from '../../../support/accounts';
import { merchants } from '../../../support/merchants';
import { untilServed } from '../../rollback/deploy-failing';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { spyOnEverything, type ReceivedCalls } from '../spy-on-everything';
import { Team } from '../team';

const merchant = 'aurora';

/** A team's remote replaces functions of the browser and of the language, and a player signs in afterwards. */
export const replacedFunctions: Attack = {
  point: 13,
  name: 'replaced-functions',
  isTimed: false,
  title: 'a remote replaces functions of the browser and the language before a player signs in, and listens',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const team = await Team.join(portal);
  const { status, body, id } = await team.publish({ script: `(${spyOnEverything.toString()})()` });
  if (status !== 200) throw new Error(`The team's release is refused: ${body.toString()}`);
  await team.promote(id);
  await untilServed({ ports: [portal.port] }, id);

  const known = merchants.find(({ code }) => code === merchant);
  if (!known) throw new Error(`There is no merchant ${merchant}.`);
  const context = await (await portal.browser()).newContext({ reducedMotion: 'reduce' });
  try {
    const tab = new PortalPage(await context.newPage(), portal, known);
    await tab.open('/');
    await tab.page.waitForFunction(() => 'received' in window);
    // within one document: the remote has run before the player signs in
    await tab.signInLink.click();
    await tab.signInPopup.signIn(accounts.player.username, accounts.player.password);
    await tab.balance.waitFor();
    const refreshed = tab.page.waitForResponse((response) => response.url().includes('/wallets/balance'));
    await tab.shell.pressRefresh();
    const handle = (await refreshed).request().headers()['authorization'] ?? '';
    const [session] = (await context.cookies(tab.page.url())).filter(({ name }) => name.startsWith('atrium-session.'));
    const token = decodeURIComponent(session?.value ?? '');
    if (handle === '' || token === '') throw new Error('The player is not signed in.');
    return judge(await collected(tab.page, { handle, token }));
  } finally {
    await context.close();
  }
}

/** What the replaced functions received. */
interface Collected {
  replaced: number;
  calls: number;
  /** Names of the functions that received a string with the secret. */
  received: Record<'browser' | 'language', { handle: string[]; token: string[]; proof: string[] }>;
  /** Objects with the methods of a session that the remote got hold of. Remotes share one page: this is a known limit (0049). */
  sessions: number;
}

function collected(page: Page, secrets: { handle: string; token: string }): Promise<Collected> {
  return page.evaluate(async ({ handle, token }): Promise<Collected> => {
    void fetch('/proof-that-it-listens').catch(() => undefined);
    JSON.stringify({ text: 'proof-that-it-listens' });
    const { received } = window as unknown as { received: ReceivedCalls };
    const by = (strings: Record<string, string>, secret: string) => [
      ...new Set(Object.keys(strings).flatMap((text) => (text.includes(secret) ? (strings[text] ?? []) : []))),
    ];
    const of = (strings: Record<string, string>) => ({
      handle: by(strings, handle),
      token: by(strings, token),
      proof: by(strings, 'proof-that-it-listens'),
    });
    const strings = { browser: of(received.browser), language: of(received.language) };
    return {
      replaced: received.replaced,
      calls: received.calls,
      received: strings,
      sessions: new Set(received.sessions).size,
    };
  }, secrets);
}

function judge({ replaced, calls, received, sessions }: Collected): Outcome {
  const { browser, language } = received;
  const listens = browser.proof.length > 0 && language.proof.length > 0;
  const token = [...browser.token, ...language.token];
  return {
    tried: replaced,
    accepted: browser.handle.length + token.length,
    figures: {
      'calls received': calls,
      'functions of the language that received the handle': language.handle.join(', ') || 'none',
      'session objects found': sessions,
    },
    faults: [
      ...(listens ? [] : ['the replaced functions receive nothing: the attack would prove nothing']),
      ...token.map((name) => `the token was received by ${name}`),
      ...browser.handle.map((name) => `the handle was received by ${name}`),
    ],
  };
}
