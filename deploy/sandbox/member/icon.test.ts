import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

it('stores the chosen icon of one account, and refuses others [MEM-15]', async () => {
  const token = await bench.signIn('player1');
  const other = { token: await bench.signIn('player2') };
  const iconOf = async (who: { token: string }) => (await bench.call('member.icon', {}, who)).value.icon as string;
  const before = await iconOf(other);

  expect(await bench.call('member.setIcon', { icon: '9' }, { token })).toMatchObject({ status: 200 });
  expect([await iconOf({ token }), await iconOf(other)]).toEqual(['9', before]);
  for (const icon of ['10', '0', 'https://evil.example/x.png'])
    expect(await bench.call('member.setIcon', { icon }, { token })).toMatchObject({ status: 400 });
  expect(await iconOf({ token })).toBe('9');
  expect(await bench.call('member.setIcon', { icon: '2' })).toMatchObject({ status: 401 });
});

it('stores as many icons as the merchant offers [MEM-15]', async () => {
  const who = { merchant: 'lotus', token: await bench.signIn('player1', { merchant: 'lotus' }) };
  expect(await bench.call('member.setIcon', { icon: '12' }, who)).toMatchObject({ status: 200 });
  expect((await bench.call('member.icon', {}, who)).value.icon).toBe('12');
  expect(await bench.call('member.setIcon', { icon: '13' }, who)).toMatchObject({ status: 400 });
});
