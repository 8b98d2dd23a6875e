import { CallError } from '@atrium/contract';
import { fails } from '@atrium/contract/testing';
import type { FakeHostOptions, MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';

let mounted: MountedView | undefined;
beforeAll(installDialogs);
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
});

async function open(options: FakeHostOptions = {}, params: Record<string, string> = {}): Promise<SignInScreen> {
  const opened = await SignInScreen.open(authHost(options), params);
  mounted = opened.view;
  return opened;
}

const accepted = { token: 'secret-token', captcha: false, isAgent: 1 };

describe('username sign-in', () => {
  it('posts the username method to the sign-in call and passes the session to the host [LOG-15] [LOG-16]', async () => {
    const page = await open({ answers: { 'session.login': accepted } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() =>
      expect(page.host.records.grants).toEqual([{ token: 'secret-token', account: 'mei88', kind: 1 }]),
    );
    expect(page.calls('session.login')).toEqual([{ username: 'mei88', password: 'Atrium88', type: 'username' }]);
  });

  it.each([
    [{ type: 41 }, 41],
    [{ type: '2', isAgent: null }, 2],
    [{ type: 9 }, 1],
    [{ type: 0 }, 0],
    [{ type: 'username' }, undefined],
    [{}, undefined],
  ])('passes the kind of an answer without isAgent, %j, as %p [ROL-01]', async (numbers, kind) => {
    const page = await open({ answers: { 'session.login': { token: 'secret-token', ...numbers } } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() =>
      expect(page.host.records.grants).toEqual([
        { token: 'secret-token', account: 'mei88', ...(kind !== undefined && { kind }) },
      ]),
    );
  });

  it.each([true, false])('tells the host of a first sign-in: %p [LOG-30]', async (firstTimeLogin) => {
    const page = await open({ answers: { 'session.login': { ...accepted, firstTimeLogin } } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() =>
      expect(page.host.records.grants).toEqual([
        { token: 'secret-token', account: 'mei88', kind: 1, ...(firstTimeLogin && { firstTime: true }) },
      ]),
    );
  });

  it('trims the username and the password [LOG-20]', async () => {
    const page = await open({ answers: { 'session.login': accepted } });
    await page.signIn('  mei88 ', ' Atrium88  ');
    expect(page.calls('session.login')).toEqual([{ username: 'mei88', password: 'Atrium88', type: 'username' }]);
  });

  it.each([
    ['nothing at all', '', '', 'Username'],
    ['a username of spaces', '   ', 'Atrium88', 'Username'],
    ['no password', 'mei88', '', 'Password'],
  ])('sends nothing for %s, says so, and leads to the field [LOG-19]', async (_case, username, password, field) => {
    const page = await open();
    await page.signIn(username, password);
    expect(page.calls('session.login')).toEqual([]);
    expect(page.host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_incorrect_password' } }]);
    const input = screen.getByLabelText(field);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toContain(
      field === 'Username' ? EN['signIn.missingUsername'] : EN['signIn.missingPassword'],
    );
  });

  it('shows the usual length as a hint when a field is left, and still sends a five-character password [LOG-26]', async () => {
    const page = await open({ answers: { 'session.login': accepted } });
    await page.user.type(page.username, 'mei');
    await page.user.tab();
    expect(describedBy(page.username)).toContain('Usually 6 to 13 letters or digits.');
    await page.signIn('mei', '12345');
    expect(page.calls('session.login')).toHaveLength(1);
  });

  it('sends one request for repeated presses', async () => {
    let answer = (_value: unknown) => {};
    const page = await open({
      facts: ['switch:FREEPLAY3'],
      answers: { 'session.login': () => new Promise((resolve) => (answer = resolve)) },
    });
    await page.signIn('mei88', 'Atrium88');
    await page.user.click(page.submit);
    await page.user.type(page.password, '{Enter}');
    await page.user.click(screen.getByRole('button', { name: EN['freePlay.start'] }));
    expect(page.host.records.calls).toHaveLength(1);
    expect(page.submit.getAttribute('aria-busy')).toBe('true');
    answer(accepted);
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
  });

  it('keeps its input when the language changes', async () => {
    const page = await open({ texts: { EN, CN } });
    await page.user.type(page.username, 'mei88');
    page.host.language.current.set('CN');
    expect(await screen.findByLabelText<HTMLInputElement>('用户名')).toHaveProperty('value', 'mei88');
  });

  it('supports password managers', async () => {
    const page = await open();
    expect(page.username.autocomplete).toBe('username');
    expect(page.password.autocomplete).toBe('current-password');
    await page.user.click(page.password);
    await page.user.paste('Kept by a manager 1');
    expect(page.password.value).toBe('Kept by a manager 1');
    await page.user.click(screen.getByRole('button', { name: EN['signIn.showPassword'] }));
    expect(page.password.type).toBe('text');
  });
});

describe('refused sign-in', () => {
  const wrong = fails('login_failed', 'The username or password is not correct.', { captcha: false });

  it('keeps its input and can be retried', async () => {
    const page = await open({ answers: { 'session.login': wrong } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.submit.getAttribute('aria-busy')).toBeNull());
    expect([page.username.value, page.password.value]).toEqual(['mei88', 'Atrium88']);
    await page.user.click(page.submit);
    expect(page.calls('session.login')).toHaveLength(2);
    expect(page.host.records.grants).toEqual([]);
  });

  it.each(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUEST'])(
    'says what to do after %s, which the host does not show [ERR-20]',
    async (key) => {
      const silent = () => Promise.reject(new CallError(key, key, { endpoint: 'session.login', handled: true }));
      const page = await open({ texts: { EN, CN }, answers: { 'session.login': silent } });
      await page.signIn('mei88', 'Atrium88');
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(alert.textContent).toBe(EN['signIn.tooMany']));
      page.host.language.current.set('CN');
      await waitFor(() => expect(alert.textContent).toBe(CN['signIn.tooMany']));
      expect(page.host.records.messages).toEqual([]);
    },
  );

  it('says nothing about a failure that the host has shown', async () => {
    const shown = () =>
      Promise.reject(new CallError('login_failed', 'no', { endpoint: 'session.login', handled: true }));
    const page = await open({ answers: { 'session.login': shown } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.submit.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows its own message if the host showed none', async () => {
    const page = await open({ answers: { 'session.login': fails('odd_refusal') } });
    await page.signIn('mei88', 'Atrium88');
    expect((await screen.findByRole('alert')).textContent).toContain(EN['signIn.failed']);
  });

  it('shows the captcha once a failed answer requires it, and sends its text with the next attempt [LOG-31]', async () => {
    const picture = 'data:image/svg+xml;base64,PHN2Zy8+';
    const page = await open({
      answers: { 'session.login': fails('login_failed', 'no', { captcha: true }), 'captcha.image': picture },
    });
    expect(screen.queryByLabelText(EN['captcha.label'])).toBeNull();
    await page.signIn('mei88', 'Atrium88');
    expect(await screen.findByAltText(EN['captcha.picture'])).toHaveProperty('src', picture);
    await page.user.type(screen.getByLabelText(EN['captcha.label']), ' k7Qp ');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.calls('session.login')).toHaveLength(2));
    expect(page.calls('session.login')[1]).toEqual({
      username: 'mei88',
      password: 'Atrium88',
      captcha: 'k7Qp',
      type: 'username',
    });
  });

  it.each([
    ['a refusal', 1],
    ['a refusal', 'Y'],
    ['an answer', 1],
  ])('reads the captcha flag of %s written as %p [LOG-18] [LOG-31]', async (kind, captcha) => {
    const page = await open({
      answers: {
        'session.login': kind === 'an answer' ? { token: null, captcha } : fails('login_failed', 'no', { captcha }),
      },
    });
    await page.signIn('mei88', 'Atrium88');
    expect(await screen.findByLabelText(EN['captcha.label'])).toBeTruthy();
    expect(page.host.records.grants).toEqual([]);
  });

  it("shows the captcha in a popup with the input and the server's message, if the merchant has it so [LOG-32]", async () => {
    const page = await open({
      placement: 'page',
      settings: { value: (name) => (name === 'captchaPopup' ? '1' : undefined) },
      answers: { 'session.login': fails('login_failed', 'That was not right.', { captcha: true }) },
    });
    await page.signIn('mei88', 'Atrium77');
    const popup = within(await screen.findByRole('dialog', { name: EN['title.signIn'] }));
    const captcha = popup.getByLabelText(EN['captcha.label']);
    expect(screen.getAllByLabelText(EN['captcha.label'])).toEqual([captcha]);
    await waitFor(() => expect(document.activeElement).toBe(captcha));
    expect(popup.getByRole('alert').textContent).toBe('That was not right.');
    expect(page.host.records.messages).toEqual([]);
    expect(popup.getByLabelText('Password')).toHaveProperty('value', 'Atrium77');

    await page.user.click(popup.getByRole('button', { name: EN['slider.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.user.click(page.submit);
    const again = within(await screen.findByRole('dialog'));
    await page.user.type(again.getByLabelText(EN['captcha.label']), 'k7Qp');
    await page.user.click(again.getByRole('button', { name: EN['signIn.submit'] }));
    await waitFor(() => expect(page.calls('session.login')).toHaveLength(2));
    expect(page.calls('session.login')[1]).toMatchObject({ username: 'mei88', password: 'Atrium77', captcha: 'k7Qp' });
  });

  it("shows the server's message as a warning if no captcha is required, also with the popup setting [LOG-33]", async () => {
    const page = await open({
      placement: 'page',
      settings: { value: (name) => (name === 'captchaPopup' ? '1' : undefined) },
      answers: { 'session.login': fails('login_failed', 'That was not right.', { captcha: false }) },
    });
    await page.signIn('mei88', 'Atrium77');
    await waitFor(() =>
      expect(page.host.records.messages).toEqual([{ kind: 'warning', message: { text: 'That was not right.' } }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not send without a required captcha', async () => {
    const page = await open({ answers: { 'session.login': fails('login_failed', 'no', { captcha: true }) } });
    await page.signIn('mei88', 'Atrium88');
    const captcha = await screen.findByLabelText(EN['captcha.label']);
    await page.user.click(page.submit);
    expect(page.calls('session.login')).toHaveLength(1);
    expect(describedBy(captcha)).toContain(EN['signIn.missingCaptcha']);
  });

  it.each([
    { expired: true, forced: true, begins: false },
    { expired: true, forced: false, begins: true },
    { expired: false, forced: true, begins: true },
  ])(
    'begins a session: $begins when the password is expired: $expired and change is forced: $forced [LOG-27]',
    async (row) => {
      const page = await open({
        facts: row.forced ? ['switch:PWDEXPFORCECHANGE3'] : [],
        answers: { 'session.login': { ...accepted, passwordExpired: row.expired } },
      });
      await page.signIn('mei88', 'Atrium88');
      if (!row.begins) await screen.findByRole('dialog', { name: EN['title.changePassword'] });
      await waitFor(() => expect(page.host.records.grants).toHaveLength(row.begins ? 1 : 0));
    },
  );
});

describe('free play', () => {
  it("is offered only if the merchant's switch is on [LOG-12]", async () => {
    const page = await open();
    expect(screen.queryByRole('button', { name: EN['freePlay.start'] })).toBeNull();
    page.host.setFacts({ 'switch:FREEPLAY3': true });
    expect(await screen.findByRole('button', { name: EN['freePlay.start'] })).toBeTruthy();
  });

  it('signs in with a trial account, whatever the fields contain [LOG-39]', async () => {
    const page = await open({ facts: ['switch:FREEPLAY3'], answers: { 'session.freePlay': { token: 'trial-token' } } });
    await page.user.click(screen.getByRole('button', { name: EN['freePlay.start'] }));
    await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'trial-token', account: '', kind: 4 }]));
    expect(page.host.records.calls).toEqual([{ endpoint: 'session.freePlay', request: {} }]);
  });
});

describe('page and popup', () => {
  it('closes the popup with a result after sign-in, so that the host can continue', async () => {
    const page = await open({ placement: 'over', answers: { 'session.login': accepted } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.closed).toEqual(['signed-in']));
  });

  it('closes the popup when another tab signs in', async () => {
    const page = await open({ placement: 'over' });
    page.host.session.state.set({
      status: 'signed-in',
      customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 },
    });
    await waitFor(() => expect(page.host.records.closed).toEqual(['signed-in']));
  });

  it('leaves the redirect from the page to the host', async () => {
    const page = await open({ answers: { 'session.login': accepted } });
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.host.records.closed).toEqual([]);
    expect(page.host.records.opened).toEqual([]);
  });

  it('contains the form, free play, and a recovery link with the typed username [LOG-04]', async () => {
    const page = await open({ facts: ['switch:FREEPLAY3'] });
    expect(page.username.form).not.toBeNull();
    expect([page.password.form, page.submit.closest('form')]).toEqual([page.username.form, page.username.form]);
    expect(screen.getByRole('button', { name: EN['freePlay.start'] })).toBeTruthy();
    await page.user.type(page.username, 'mei88');
    await page.user.click(screen.getByRole('link', { name: EN['signIn.forgot'] }));
    expect(page.host.records.opened).toEqual([{ place: 'auth.forgot-password@1', params: { username: 'mei88' } }]);
  });

  it('links to registration if it is available [LOG-11]', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('link', { name: EN['signIn.register'] }));
    expect(page.host.records.opened).toEqual([{ place: 'auth.register@1', params: {} }]);
  });

  it('hides the registration link if registration is unavailable', async () => {
    await open({ absentPlaces: ['auth.register@1'] });
    expect(screen.queryByRole('link', { name: EN['signIn.register'] })).toBeNull();
  });
});

function describedBy(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
