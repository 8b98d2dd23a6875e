import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@atrium/api/catalogue';
import { decisionKinds } from '../decisions/decision-kinds';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

describe('the control page', () => {
  it('closes a site and reopens it without a restart [MNT-11]', async () => {
    const permission = async () => (await bench.call('system.permission')).value;
    await bench.control('site', { merchant: 'aurora', maintenance: true });
    expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: false });
    await bench.control('site', { merchant: 'aurora', maintenance: false, regionRestriction: true });
    expect(await permission()).toMatchObject({ maintenance: false, regionRestriction: true });
    await bench.control('site', { merchant: 'aurora', regionRestriction: false });
    expect(await permission()).toMatchObject({ maintenance: false, regionRestriction: false });
  });

  it('overrides any switch of a merchant and restores it [SBX-02]', async () => {
    const switches = async () => (await bench.call('system.settings')).value.switches;
    const before = await switches();
    await bench.control('switch', { merchant: 'aurora', name: 'FEEDBACK3', value: !before.FEEDBACK3 });
    expect((await switches()).FEEDBACK3).toBe(!before.FEEDBACK3);
    await bench.control('switch', { merchant: 'aurora', name: 'FEEDBACK3', value: null });
    expect(await switches()).toEqual(before);
  });

  it('overrides the login popup and registration of a merchant [SBX-02]', async () => {
    const settings = async () => ({
      pop: (await bench.call('system.settings')).value.shellSet.loginPop,
      register: (await bench.call('system.templates')).value.parameters.switch_register,
    });
    expect(await settings()).toEqual({ pop: true, register: true });
    await bench.control('switch', { merchant: 'aurora', name: 'loginPop', value: false });
    expect(await settings()).toEqual({ pop: false, register: true });
    await bench.control('switch', { merchant: 'aurora', name: 'switch_register', value: false });
    expect(await settings()).toEqual({ pop: false, register: false });
    expect((await bench.call('system.settings')).value.switches).not.toHaveProperty('loginPop');
    for (const name of ['loginPop', 'switch_register'])
      await bench.control('switch', { merchant: 'aurora', name, value: null });
    expect(await settings()).toEqual({ pop: true, register: true });
  });

  it('moves money through the ledger and notifies the customer', async () => {
    const { value } = await bench.control('grant', { merchant: 'aurora', account: 'player3', amount: 5_000 });
    expect(value).toEqual({ balance: 5_000 });
    const token = await bench.signIn('player3');
    const answer = await bench.call('wallets.balance', { typeId: 0 }, { token });
    expect(answer.value.sumBalance).toBe('50.00');
  });

  it('duplicates an account without its history, once', async () => {
    const copy = {
      merchant: 'lotus',
      account: 'player1',
      name: 'copy01',
      balance: 700,
      points: 30,
      mobile: '0890001234',
    };
    await bench.control('twin', copy);
    const token = await bench.signIn('copy01', { merchant: 'lotus' });
    expect((await bench.call('wallets.balance', { typeId: 0 }, { token, merchant: 'lotus' })).value.sumBalance).toBe(
      '7.00',
    );
    const byNumber = { username: '0890001234', password: 'Atrium88', type: 'mobileNum' };
    expect(await bench.call('session.login', byNumber, { merchant: 'lotus' })).toMatchObject({ success: true });
    expect(await bench.control('twin', copy)).toMatchObject({ status: 409, code: 'account_taken' });
  });

  it('ends the sessions of an account', async () => {
    const token = await bench.signIn('player1');
    await bench.control('end-sessions', { merchant: 'aurora', account: 'player1' });
    expect(await bench.call('member.info', {}, { token })).toMatchObject({ status: 401 });
  });

  it('lists all accounts with one of each kind, and a balanced ledger [SBX-01]', async () => {
    const { value } = (await bench.app.inject({ url: '/wps/control/state', headers: { host: 'localhost' } })).json();
    const kinds = value.accounts
      .filter(({ merchant }: { merchant: string }) => merchant === 'aurora')
      .map(({ kind }: { kind: number }) => kind);
    expect(new Set(kinds)).toEqual(new Set([0, 1, 2, 4, 40, 41, 42]));
    expect(value.ledger.faults).toEqual([]);
  });

  it('fails or slows one of several hosts while the others answer', async () => {
    const ping = async (host: string) => {
      const headers = { host: `${host}.atrium.localhost:4000`, merchant: 'aurora' };
      const answer = bench.app.inject({ url: '/wps/system/test/ping?speed=1', headers });
      return answer.then(({ statusCode }) => statusCode).catch(() => 'connection dropped');
    };
    const host = 'aurora-vip.atrium.localhost';
    await bench.control('fault', { merchant: 'aurora', host, endpoint: 'system.ping', cut: true });
    expect([await ping('aurora-vip'), await ping('aurora-east')]).toEqual(['connection dropped', 200]);
    await bench.control('clear-faults');
    expect(await ping('aurora-vip')).toBe(200);
  });

  it('has sign-in data that work for each demo account [SBX-01]', async () => {
    const { value } = (await bench.app.inject({ url: '/wps/control/state', headers: { host: 'localhost' } })).json();
    const demos = value.accounts.filter(
      ({ merchant, password }: { merchant: string; password?: string }) => merchant === 'lotus' && password,
    );
    expect(new Set(demos.map(({ kind }: { kind: number }) => kind))).toEqual(new Set([0, 1, 2, 4, 40, 41, 42]));
    for (const { name: username, password } of demos) {
      const answer = await bench.call('session.login', { username, password, type: 'username' }, { merchant: 'lotus' });
      expect([username, answer.success || answer.code]).toEqual([
        username,
        username === 'guarded5' ? 'login_verify_required' : true,
      ]);
    }
  });

  it.each([
    ['recommend-games', { code: 'vendor_under_maintenance', value: { resType: 1 } }],
    ['maintenance', { code: 'vendor_under_maintenance' }],
    ['low-balance', { code: 'launch_game_balance_not_enough' }],
    ['no-address', { success: true, value: { game_url: '', game_url2: '' } }],
  ])('answers the next launch with %s, once [SBX-05] [API-11]', async (fault, expected) => {
    const endpoint = catalogue.find(({ id }) => id === 'games.launch');
    const launch = () => bench.call('games.launch', endpoint?.example.request ?? {});
    await bench.control('launch-fault', { merchant: 'aurora', fault, times: 1 });
    const answer = await launch();
    expect(answer).toMatchObject(expected);
    expect('resType' in (answer.value ?? {})).toBe(fault === 'recommend-games');
    expect(await launch()).toMatchObject({ code: 'CUSTOMER_NOT_LOGIN' });
  });

  it('answers a call with any text, and clears one fault of several', async () => {
    const body = '<h1>502 Bad Gateway</h1>';
    const broken = await bench.control('fault', { endpoint: 'system.permission', status: 502, body });
    const slow = await bench.control('fault', { endpoint: 'system.templates', delayMs: 1 });
    const path = catalogue.find(({ id }) => id === 'system.permission')?.path ?? '';
    const answer = await bench.app.inject({ url: path, headers: { merchant: 'aurora' } });
    expect([answer.statusCode, answer.body]).toEqual([502, body]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);

    await bench.control('clear-faults', { id: broken.value.id });
    const { value } = (await bench.app.inject({ url: '/wps/control/state', headers: { host: 'localhost' } })).json();
    expect(value.faults.map(({ id }: { id: number }) => id)).toEqual([slow.value.id]);
    expect((await bench.call('system.permission')).success).toBe(true);
    await bench.control('clear-faults');
  });

  it.each([
    ['launch-fault', { fault: 'meteor' }, 'fault'],
    ['fault', { endpoint: '<b>' }, 'endpoint'],
    ['fault', { endpoint: '*', status: 99 }, 'status'],
    ['fault', { endpoint: '*', body: 'x', contentType: 'text/html\r\nset-cookie: a=b' }, 'contentType'],
    ['clear-faults', { id: 'all' }, 'id'],
    ['grant', { merchant: 'aurora', account: 'player1', amount: 1, extra: 1 }, 'extra'],
  ])('refuses %s with %j, and names the field', async (action, body, field) => {
    const answer = await bench.control(action, body);
    expect(answer).toMatchObject({ status: 400, code: 'request_invalid' });
    expect(answer.message).toContain(field);
  });

  const closed = { maintenance: null };
  it.each([
    ['fault', { endpoint: 'nope' }, 'call "nope"'],
    ['fault', { endpoint: 'games.launch', merchant: 'nope' }, 'merchant "nope"'],
    ['launch-fault', { fault: 'low-balance', merchant: 'nope' }, 'merchant "nope"'],
    ['vendor-maintenance', { merchant: 'aurora', vendor: 'NOPE', ...closed }, 'vendor "NOPE"'],
    ['vendor-maintenance', { merchant: 'nope', vendor: 'NOVA', ...closed }, 'merchant "nope"'],
    ['switch', { merchant: 'aurora', name: 'nope', value: true }, 'switch "nope"'],
    ['switch', { merchant: 'nope', name: 'FREEPLAY3', value: true }, 'merchant "nope"'],
    ['site', { merchant: 'nope', maintenance: true }, 'merchant "nope"'],
  ])('refuses %s with %j, because the sandbox does not know the name', async (action, body, name) => {
    expect(await bench.control(action, body)).toMatchObject({
      status: 404,
      code: 'request_invalid',
      message: `There is no ${name}.`,
    });
  });

  it('is not served on the portal’s own origins', async () => {
    const answer = await bench.app.inject({ url: '/wps/control/state', headers: { host: 'aurora.atrium.localhost' } });
    expect(answer.statusCode).toBe(404);
  });

  it('rejects forms, which a foreign page could submit', async () => {
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/wps/control/grant',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'merchant=aurora&account=player1&amount=1',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('explains an invalid request', async () => {
    const answer = await bench.control('grant', { merchant: 'aurora', account: 'player1', amount: -1 });
    expect(answer).toMatchObject({ status: 400, code: 'request_invalid' });
    expect(answer.message).toContain('amount');
  });
});

it('docs/api/control.md names every action, every address and every kind of decision with its choices', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const [page, routes] = [read('../../../docs/api/control.md'), read('serve-control.ts')];
  const actions = [...routes.matchAll(/act\('([\w-]+)'|app\.post\(`\$\{base\}\/([\w-]+)`/g)].map(
    ([, one, other]) => one ?? other,
  );
  const addresses = [...routes.matchAll(/app\.get(?:<\w+>)?\(`\$\{base\}(\/[\w-]+)/g)].map(([, path]) => path);
  expect(actions.length).toBeGreaterThan(20);
  expect(addresses.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !page.includes(`| \`${action}\``))).toEqual([]);
  expect(addresses.filter((path) => !page.includes(`\`GET /wps/control${path}`))).toEqual([]);
  const rows = decisionKinds.map(({ kind, title, choices }) => {
    const named = Object.keys(choices).map((choice) => `\`${choice}\``);
    return `\`${kind}\` | ${title} | ${named.join(', ')}`;
  });
  expect(rows.filter((row) => !page.replaceAll(/ +/g, ' ').includes(row))).toEqual([]);
});
