import { fails, type FakeAnswer } from '@atrium/contract/testing';
import { memberHost } from '../../testing/member-host';
import { PasswordCheck } from './password-check';

function passwordCheck(answer: FakeAnswer = null) {
  const host = memberHost({ answers: { 'password.verification': answer } });
  const typed = () => host.records.calls.map(({ request }) => (request as { password: string }).password);
  return { check: new PasswordCheck(host), typed };
}

/** A call that succeeds from its `from`th time on. */
function callFrom(from: number) {
  let times = 0;
  const call = jest.fn(() => {
    times += 1;
    const answer = times >= from ? { ok: true as const, value: `answer ${times}` } : { ok: false as const };
    return Promise.resolve(answer);
  });
  return call;
}

const opened = async (check: PasswordCheck) => {
  while (!check.open) await Promise.resolve();
};

it('asks for no password where the call needs none', async () => {
  const { check } = passwordCheck();
  expect(await check.run(callFrom(1))).toMatchObject({ value: 'answer 1' });
  expect([check.open, check.busy, check.wrong]).toEqual([false, false, false]);
});

it('repeats the call once after the correct password, and closes', async () => {
  const { check, typed } = passwordCheck();
  const call = callFrom(2);
  const running = check.run(call);
  await opened(check);
  await check.submit('Atrium88');
  expect(await running).toMatchObject({ value: 'answer 2' });
  expect([typed(), call.mock.calls.length, check.open]).toEqual([['Atrium88'], 2, false]);
});

it('answers nothing if it is cancelled, or if the call is refused again', async () => {
  const { check } = passwordCheck();
  const call = callFrom(3);
  const cancelled = check.run(call);
  await opened(check);
  check.cancel();
  expect(await cancelled).toBeUndefined();
  expect([call.mock.calls.length, check.open]).toEqual([1, false]);

  const refused = check.run(callFrom(3));
  await opened(check);
  await check.submit('Atrium88');
  expect(await refused).toBeUndefined();
});

it('stays open after a wrong password, which typing and the next opening clear', async () => {
  const { check } = passwordCheck(fails('password_incorrect'));
  const first = check.run(callFrom(2));
  await opened(check);
  await check.submit('Guess0000');
  expect([check.open, check.wrong, check.busy]).toEqual([true, true, false]);
  check.clearError();
  expect(check.wrong).toBe(false);
  await check.submit('Guess1111');
  check.cancel();
  await first;
  void check.run(callFrom(2));
  await opened(check);
  expect(check.wrong).toBe(false);
});

it('sends one password at a time, and clears the error of the one before', async () => {
  let answer = (_value: unknown) => {};
  let failing = true;
  const { check, typed } = passwordCheck(() =>
    failing ? fails('password_incorrect') : new Promise((resolve) => (answer = resolve)),
  );
  void check.run(callFrom(2));
  await opened(check);
  await check.submit('Guess0000');
  failing = false;
  const submitted = check.submit('Atrium88');
  expect([check.busy, check.wrong]).toEqual([true, false]);
  const again = check.submit('Atrium88');
  expect(typed()).toEqual(['Guess0000', 'Atrium88']);
  answer(null);
  await Promise.all([submitted, again]);
  expect([check.busy, check.open]).toEqual([false, false]);
});

it('stays open, without calling the password wrong, where the call fails', async () => {
  const { check } = passwordCheck(fails('server_error'));
  void check.run(callFrom(2));
  await opened(check);
  await check.submit('Atrium88');
  expect([check.open, check.wrong, check.busy]).toEqual([true, false, false]);
});

it('ends a question that another one replaces', async () => {
  const { check } = passwordCheck();
  const first = check.run(callFrom(2));
  await opened(check);
  const second = check.run(callFrom(2));
  expect(await first).toBeUndefined();
  await check.submit('Atrium88');
  expect(await second).toMatchObject({ value: 'answer 2' });
});
