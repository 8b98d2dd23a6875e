import { Bench } from '../testing/open-bench';

const credentials = { username: 'player1', password: 'Atrium88', type: 'username' };
let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

describe('signing in', () => {
  it('accepts a demo account over the encrypted call and knows it afterwards [REQ-06]', async () => {
    const { success, value } = await bench.call('session.login', credentials);
    expect(success).toBe(true);
    expect(value).toMatchObject({ captcha: false, isAgent: 0 });
    const member = await bench.call('member.info', {}, { token: value.token });
    expect(member.value).toMatchObject({ account: 'player1', isAgent: 0 });
  });

  it('gives an unknown name and a wrong password the same answer', async () => {
    const wrong = await bench.call('session.login', { ...credentials, password: 'wrong1' });
    const unknown = await bench.call('session.login', { ...credentials, username: 'nobody1' });
    const same = ({ status, success, code, message, value }: typeof wrong) => ({
      status,
      success,
      code,
      message,
      value,
    });
    expect(same(unknown)).toEqual(same(wrong));
    expect(wrong).toMatchObject({ success: false, code: 'login_failed' });
  });

  it('knows an account at its own merchant only', async () => {
    const token = await bench.signIn('player1', { merchant: 'lotus' });
    const elsewhere = await bench.call('member.info', {}, { token, merchant: 'aurora' });
    expect(elsewhere).toMatchObject({ status: 401, code: 'user.or.token.invalid' });
  });
});
