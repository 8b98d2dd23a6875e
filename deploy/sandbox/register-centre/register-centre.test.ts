import { Bench } from '../testing/open-bench';

let bench: Bench;
let agent: string;
const switches = ['REGCEN', 'AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3', 'USERNAMEREG3'];
const turn = (name: string, value: boolean) => bench.control('switch', { merchant: 'aurora', name, value });
beforeAll(async () => {
  bench = await new Bench().open();
  for (const name of switches) await turn(name, true);
  agent = await bench.signIn('agent1');
}, 60_000);
afterAll(() => bench.close());

let names = 0;
const newName = () => `fresh${(names += 1)}`;
const register = (username: string, password = 'Start123', token = agent) =>
  bench.call('agent.register', { username, password }, { token });
const links = async (token = agent) => (await bench.call('agent.links', {}, { token })).value;
const create = (share: string, token = agent) => bench.call('agent.createLink', { share }, { token });
let people = 0;
/** Registers by the form of aurora, with a code sent to the phone. */
async function join(affiliateCode: string) {
  const username = newName();
  const mobileNum = `136${String((people += 1)).padStart(8, '0')}`;
  const options = { address: `198.51.100.${people}` };
  await bench.call('verification.smsRegister', { mobileNo: mobileNum }, options);
  const [message] = await bench.outbox({ search: mobileNum.slice(1) });
  const verificationCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  const passwords = { password: 'Atrium99', verifyPwd: 'Atrium99', confirmPassword: 'Atrium99' };
  const origin = { registerMethod: 'WEB', registerUrl: 'https://aurora.test/', domain: 'aurora.test', login: true };
  const request = { username, ...passwords, mobileNum, verificationCode, affiliateCode, ...origin };
  return { username, answer: await bench.call('registration.username', request, options) };
}

it('a registered downline is in the team and must choose a password at the first sign-in [AGT-10] [AGT-26]', async () => {
  const username = newName();
  expect(await register(username)).toMatchObject({ success: true, value: { account: username } });
  const login = { username, password: 'Start123', type: 'username' };
  const { value: session } = await bench.call('session.login', login);
  expect(session).toMatchObject({ passwordExpired: true, mustChangePassword: true });
  // the server refuses everything else, at merchants without forced changes too
  for (const [id, request] of [
    ['member.info', {}],
    ['agent.overview', { from: '2026-01-01', to: '2026-01-02', zone: 'UTC' }],
    ['notices.list', {}],
  ] as const)
    expect(await bench.call(id, request, { token: session.token })).toMatchObject({ code: 'password_change_first' });
  const change = { oldPassword: 'Start123', newPassword: 'Atrium88', confirmNewPassword: 'Atrium88' };
  expect(await bench.call('password.change', change, { token: session.token })).toMatchObject({ success: true });
  const info = await bench.call('member.info', {}, { token: session.token });
  expect(info).toMatchObject({ success: true, value: { toUpline: 1 } });
  const { value: later } = await bench.call('session.login', { ...login, password: 'Atrium88' });
  expect(later).toMatchObject({ passwordExpired: false, mustChangePassword: false });
  const day = new Date(bench.now).toISOString().slice(0, 10);
  const range = { from: day, to: day, zone: 'UTC', of: '', search: username, pageNo: 1, pageSize: 5 };
  const { value } = await bench.call('agent.downlines', range, { token: agent });
  expect(value.members).toMatchObject([{ account: username, level: 1 }]);
});

it.each([
  ['a name that is taken', 'player1', 'Start123', 'username_taken'],
  ['a name against the rule', 'a', 'Start123', 'in_please_information'],
  ['a password against the rule', 'freshpass', 'x', 'in_password_incorrect'],
])('refuses to register %s, as a registration does [AGT-26]', async (_what, username, password, code) => {
  expect(await register(username, password)).toMatchObject({ success: false, code });
});

it.each([
  ['agent.register', 'AGEREGDOWN3', '[AGT-26]', { username: 'barred', password: 'Start123' }],
  ['agent.createLink', 'CREATEAFF3', '[AGT-27]', { share: '1' }],
  ['agent.switchLink', 'AFFMAN3', '[AGT-28]', { id: '1', active: false }],
  ['agent.linkAccounts', 'AFFMAN3', '[AGT-28]', { id: '1', pageNo: 1, pageSize: 5 }],
  ['agent.links', 'REGCEN', '[AGT-10]', {}],
])('the server refuses %s where %s is off %s', async (call, name, _requirement, request) => {
  await turn(name, false);
  expect(await bench.call(call, request, { token: agent })).toMatchObject({ success: false, code: 'in_stay_tuned' });
  await turn(name, true);
});

it('without AFFMAN3 the own share is answered without the links [AGT-28]', async () => {
  await create('5');
  await turn('AFFMAN3', false);
  expect(await links()).toEqual({ ownShare: '30.00', links: [] });
  await turn('AFFMAN3', true);
});

it('a link promises at most the own share, to the hundredth [AGT-27]', async () => {
  expect(await create('30.01')).toMatchObject({ success: false, code: 'share_too_high' });
  expect(await create('1.005')).toMatchObject({ success: false, code: 'request_invalid' });
  expect(await create('-1')).toMatchObject({ success: false, code: 'request_invalid' });
  const { value } = await create('12.5');
  expect(value).toMatchObject({ share: '12.50', active: true, accounts: 0 });
  expect((await links()).links[0]).toEqual(value);
});

it('an agent has at most 100 links, also when many are created at once [AGT-27]', async () => {
  const name = 'linker';
  await bench.control('twin', { merchant: 'aurora', account: 'agent1', name });
  const token = await bench.signIn(name);
  const answers = await Promise.all(Array.from({ length: 110 }, () => create('1', token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(100);
  expect(answers.filter(({ code }) => code === 'links_full')).toHaveLength(10);
  expect((await links(token)).links).toHaveLength(100);
}, 60_000);

it('an account that registers through a link joins the team, and is listed at the link [AGT-27] [AGT-28]', async () => {
  const { value: link } = await create('10');
  const { username, answer } = await join(link.code.toLowerCase());
  expect(answer).toMatchObject({ success: true });
  const page = { id: link.id, pageNo: 1, pageSize: 20 };
  const listed = await bench.call('agent.linkAccounts', page, { token: agent });
  expect(listed.value).toEqual({ accounts: [{ account: username, time: bench.now }], totalPages: 1 });
  expect((await links()).links.find(({ id }: { id: string }) => id === link.id)).toMatchObject({ accounts: 1 });

  await bench.call('agent.switchLink', { id: link.id, active: false }, { token: agent });
  await join(link.code);
  expect((await links()).links.find(({ id }: { id: string }) => id === link.id)).toMatchObject({
    active: false,
    accounts: 1,
  });
});

it('a link of another agent is answered like one that does not exist [AGT-28]', async () => {
  const { value: link } = await create('10');
  const other = await bench.signIn('agent2');
  const answers = await Promise.all(
    [link.id, '999999'].flatMap((id) => [
      bench.call('agent.switchLink', { id, active: false }, { token: other }),
      bench.call('agent.linkAccounts', { id, pageNo: 1, pageSize: 5 }, { token: other }),
    ]),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['request_invalid']));
  expect((await links()).links[0]).toMatchObject({ id: link.id, active: true });
});

it('is for agents only [AGT-10]', async () => {
  expect(await register(newName(), 'Start123', await bench.signIn('player1'))).toMatchObject({ code: 'agents_only' });
});
