import 'fake-indexeddb/auto';
import type { MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';
import { Cookies } from './cookies';
import { RememberedUser } from './remembered-user';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  clearCookies();
});

async function open(): Promise<SignInScreen> {
  const answers = { 'session.login': { token: 'token', captcha: false } };
  const opened = await SignInScreen.open(authHost({ answers }));
  mounted = opened.view;
  await screen.findByRole('checkbox', { name: EN['signIn.remember'] });
  return opened;
}

const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: EN['signIn.remember'] });

async function signedInOnce({ remembering }: { remembering: boolean }): Promise<void> {
  const page = await open();
  if (remembering) await page.user.click(remember());
  await page.signIn('mei88', 'Atrium88');
  await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
  await page.view.unmount();
}

describe('remembered user', () => {
  it('offers to remember the password, unchecked by default [LOG-10]', async () => {
    await open();
    expect(remember().checked).toBe(false);
  });

  it('fills in the last username, without a password that was not to be remembered [LOG-38]', async () => {
    await signedInOnce({ remembering: false });
    const page = await open();
    expect([page.username.value, page.password.value]).toEqual(['mei88', '']);
  });

  it('fills in a remembered password that no cookie exposes [LOG-37]', async () => {
    await signedInOnce({ remembering: true });
    expect(document.cookie).toContain('rememberedPassword=');
    expect(atob(decodeURIComponent(/rememberedPassword=([^;]*)/.exec(document.cookie)?.[1] ?? ''))).not.toContain(
      'Atrium88',
    );
    const page = await open();
    await waitFor(() => expect(page.password.value).toBe('Atrium88'));
    expect(remember().checked).toBe(true);
  });

  it('forgets the password as soon as the box is unchecked [LOG-37]', async () => {
    await signedInOnce({ remembering: true });
    const page = await open();
    await page.user.click(remember());
    expect(document.cookie).not.toContain('rememberedPassword=');
    expect(document.cookie).toContain('lastUser=mei88');
  });

  it('does not decrypt the password for another username', async () => {
    await signedInOnce({ remembering: true });
    new Cookies().write('atrium.demo.lastUser', 'someone', 1);
    const page = await open();
    expect([page.username.value, page.password.value]).toEqual(['someone', '']);
  });

  it('keeps a cookie for its number of days', () => {
    const jar = { cookie: '' };
    new Cookies(jar, true).write('name', 'value', 3);
    expect(jar.cookie).toBe('name=value; Path=/; Max-Age=259200; SameSite=Strict; Secure');
  });

  it('without a key in this browser protects no password, and keeps the name only', async () => {
    const cookies = new Cookies();
    const without = new RememberedUser('aurora', cookies, { obtain: () => Promise.resolve(undefined) });
    cookies.write('atrium.aurora.rememberedPassword', 'c2VhbGVk', 1);
    expect([await without.canProtect(), await without.password('mei88')]).toEqual([false, undefined]);
    await without.save({ username: 'mei88', password: 'Secret99' }, true);
    expect([cookies.read('atrium.aurora.lastUser'), cookies.read('atrium.aurora.rememberedPassword')]).toEqual([
      'mei88',
      undefined,
    ]);
  });

  it('belongs to one merchant, and a password that was not to be remembered replaces the one before', async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const of = (merchant: string) =>
      new RememberedUser(merchant, new Cookies(), { obtain: () => Promise.resolve(key) });
    const [aurora, borealis] = [of('aurora'), of('borealis')];
    expect(await aurora.canProtect()).toBe(true);
    await aurora.save({ username: 'mei 88;', password: 'Secret99' }, true);
    expect([aurora.lastUsername(), await aurora.password('mei 88;')]).toEqual(['mei 88;', 'Secret99']);
    expect([borealis.lastUsername(), await borealis.password('mei 88;')]).toEqual([undefined, undefined]);
    await aurora.save({ username: 'lin77', password: 'Other88' }, false);
    expect([aurora.lastUsername(), await aurora.password('lin77'), await aurora.password('mei 88;')]).toEqual([
      'lin77',
      undefined,
      undefined,
    ]);
  });

  it('reads its own cookie among others, and none that is malformed', () => {
    const jar = { cookie: 'rename=x; name=a%3Db%20c; names=y; broken=%E0%A4%A' };
    const cookies = new Cookies(jar, false);
    expect(['name', 'broken', 'absent'].map((name) => cookies.read(name))).toEqual(['a=b c', undefined, undefined]);
    cookies.write('name', 'd; e', 1);
    expect(jar.cookie).toBe('name=d%3B%20e; Path=/; Max-Age=86400; SameSite=Strict');
    cookies.remove('name');
    expect(jar.cookie).toBe('name=; Path=/; Max-Age=0; SameSite=Strict');
  });

  it('keeps both cookies for one day [LOG-37] [LOG-38] [CON-04]', async () => {
    const written: string[] = [];
    const jar = {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        written.push(text.replace(/=[^;]+/, ''));
      },
    };
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const user = new RememberedUser('aurora', new Cookies(jar, true), { obtain: () => Promise.resolve(key) });
    await user.save({ username: 'mei88', password: 'Secret99' }, true);
    expect(written).toEqual(
      ['lastUser', 'rememberedPassword'].map(
        (name) => `atrium.aurora.${name}; Path=/; Max-Age=86400; SameSite=Strict; Secure`,
      ),
    );
  });
});
