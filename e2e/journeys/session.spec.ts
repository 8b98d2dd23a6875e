import { memberInfo } from '@atrium/api';
import { serveForeignPage } from '../embed/foreign-page';
import { ask } from '../prove/kill/http';
import { expect, test } from '../support/test';

const merchant = 'kestrel';

test("the back end's token is not readable by any script, and its handle is useless elsewhere [SES-01]", async ({
  at,
  portal,
  context,
}) => {
  const tab = at(merchant);
  const answers: string[] = [];
  tab.page.on('response', (response) => {
    if (/^\/(wps|lgw)\//.test(new URL(response.url()).pathname) && !response.url().includes('/live'))
      void response.text().then(
        (body) => answers.push(body),
        () => undefined,
      );
  });
  await tab.signIn({ username: 'player1', password: 'Atrium88' }, '/electron');
  await expect.poll(() => tab.shownBalance()).not.toBe('');

  const cookies = await context.cookies(tab.page.url());
  const [session, ...others] = cookies.filter(({ name }) => name.startsWith('atrium-session.'));
  expect(others).toEqual([]);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 });
  const token = decodeURIComponent(session?.value ?? '');
  expect(token).not.toBe('');
  const seen = await tab.page.evaluate(() =>
    [
      Object.values(sessionStorage),
      Object.values(localStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ].join(),
  );
  expect(seen).not.toContain(token);
  expect(answers.join()).not.toContain(token);

  const handle = (await tab.sessionToken()) ?? '';
  expect(handle).toMatch(/^h1\.[\w-]{32}$/);
  for (const authorization of [handle, token]) {
    const refused = await ask(portal.page(merchant, memberInfo.path), { headers: { device: 'web', authorization } });
    expect([refused.status, refused.code]).toEqual([401, 'user.or.token.invalid']);
  }
});

test('another document of the origin gets a handle from the tabs, and no token [SES-05]', async ({ at, context }) => {
  const tab = at(merchant);
  await tab.signIn({ username: 'player1', password: 'Atrium88' }, '/electron');
  const [session] = (await context.cookies(tab.page.url())).filter(({ name }) => name.startsWith('atrium-session.'));

  const other = await context.newPage();
  await other.route('**/other.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>other</title>' }),
  );
  await other.goto(new URL('/other.html', tab.page.url()).href);
  const message = await other.evaluate(
    (name) =>
      new Promise<{ say: string; session: { token: string; customer: object } }>((resolve) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => resolve(data as never);
        channel.postMessage({ say: 'who-is-here' });
      }),
    `atrium.${merchant}.session`,
  );
  expect(JSON.stringify(message)).not.toContain(decodeURIComponent(session?.value ?? ''));
  expect(Object.keys(message.session).sort()).toEqual(['customer', 'token']);
  expect(Object.keys(message.session.customer).sort()).toEqual(['account', 'id', 'kind', 'nickname']);
  expect(message).toMatchObject({ say: 'signed-in', session: { token: await tab.sessionToken() } });
});

test('another site can neither change anything nor use the session, with or without the handle', async ({
  at,
  portal,
  context,
}) => {
  const tab = at(merchant);
  await tab.signIn({ username: 'player1', password: 'Atrium88' }, '/electron');
  const foreign = await serveForeignPage();
  try {
    const page = await context.newPage();
    await page.goto(foreign.origin);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(portal.page(merchant, '/wps/'))) statuses.push(response.status());
    });
    const target = portal.page(merchant, '/wps/member/language');
    await page.evaluate(
      (url) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }),
      target,
    );
    await expect.poll(() => statuses).toEqual([403]);
    const handle = (await tab.sessionToken()) ?? '';
    const withHeader = page.evaluate(
      ([url, authorization]) =>
        fetch(url, { method: 'POST', credentials: 'include', headers: { authorization }, body: '{}' }).then(
          () => 'sent',
        ),
      [target, handle] as const,
    );
    await expect(withHeader).rejects.toThrow();
    await tab.open('/electron');
    await expect(tab.balance).toBeVisible();
  } finally {
    await foreign.stop();
  }
});

test('a tab that missed a change of account reports its session as lost [SES-21]', async ({ at, context }) => {
  const tab = at(merchant);
  await tab.signIn({ username: 'player1', password: 'Atrium88' }, '/electron');
  await expect.poll(() => tab.shownBalance()).not.toBe('');
  await context.clearCookies({ name: /^atrium-session\./ });
  await tab.shell.pressRefresh();
  await expect(tab.dialog).toContainText(tab.say('host', 'user.or.token.invalid'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.signInLink).toBeVisible();
  expect(await tab.sessionToken()).toBeUndefined();
});

test('functions that a remote replaces in the browser see neither the session nor an answer', async ({ at }) => {
  const tab = at(merchant);
  await tab.signIn({ username: 'player1', password: 'Atrium88' }, '/electron');
  await expect.poll(() => tab.shownBalance()).not.toBe('');
  const handle = (await tab.sessionToken()) ?? '';
  await tab.page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const spy = (owner: object, name: string) => {
      const native = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        seen.push(`${name} ${JSON.stringify(given)}`);
        return Reflect.apply(native, this, given);
      });
    };
    for (const name of ['open', 'send', 'setRequestHeader', 'getResponseHeader', 'addEventListener'])
      spy(XMLHttpRequest.prototype, name);
    for (const name of ['getItem', 'setItem']) spy(Storage.prototype, name);
    spy(BroadcastChannel.prototype, 'postMessage');
    spy(window, 'fetch');
    for (const name of ['responseText', 'response']) {
      const { get } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name) ?? {};
      Object.defineProperty(XMLHttpRequest.prototype, name, {
        get(this: XMLHttpRequest): unknown {
          const value: unknown = get?.call(this);
          seen.push(`${name} ${String(value)}`);
          return value;
        },
      });
    }
    const Native = window.XMLHttpRequest;
    window.XMLHttpRequest = class extends Native {
      constructor() {
        super();
        seen.push('new XMLHttpRequest');
      }
    };
  });
  const asked = tab.page.waitForResponse((response) => response.url().includes('/wps/v2/wallets/balance'));
  await tab.shell.pressRefresh();
  expect((await asked).request().headers()['authorization']).toBe(handle);
  await tab.page.evaluate(() => sessionStorage.getItem('proof that the spy sees'));
  const seen = await tab.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.join()).toContain('proof that the spy sees');
  expect(
    seen.filter((line) => line.includes(handle) || /XMLHttpRequest|Authorization|\/wps\/|"success"/.test(line)),
  ).toEqual([]);
});
