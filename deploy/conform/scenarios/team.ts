import { answerFault } from '../checks/answer-faults';
import type { CheckContext } from '../check-context';
import { openSession } from '../open-session';
import { callOf, type Fields } from '../plans/facts';
import { amountOf } from './amount';
import { moveMoney } from './move-money';

const firstPassword = 'Conform88';
const password = 'Conform99';
const amount = '50.00';

/** An agent registers a downline, who chooses a password, gets money from the agent and sends it back. */
export async function checkTeam(checking: CheckContext): Promise<void> {
  const { client, has, merchant, outcomes, sessions } = checking;
  const { agent } = merchant.accounts;
  const session = sessions.agent;
  if (!agent || !session || !has('agent.register')) return;
  const username =
    `cf${Math.floor(client.now() / 1000).toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`.slice(0, 13);
  const register = callOf('agent.register');
  const registered = await client.send(register, { username, password: firstPassword }, { session });
  const fault = registered.success
    ? answerFault(register, registered.value)
    : `refuses a valid request with ${registered.code}`;
  outcomes.record('agent.register', 'answer', registered, registered.fault ?? fault);
  if (!registered.success) return;

  const { session: first, answer } = await openSession(client, { username, password: firstPassword });
  const expired = (answer.value as Fields | undefined)?.['passwordExpired'];
  const isTold = answer.success && expired !== false;
  outcomes.record(
    'agent.register',
    'sign-out',
    answer,
    isTold ? undefined : 'the first sign-in asks for no new password',
  );
  if (has('password.change')) {
    const change = { oldPassword: firstPassword, newPassword: password, confirmNewPassword: password };
    const changed = await client.send(callOf('password.change'), change, { session: first });
    outcomes.record(
      'password.change',
      'answer',
      changed,
      changed.success ? undefined : (changed.fault ?? changed.code),
    );
  }
  const { session: downline } = await openSession(client, { username, password });
  if (!downline.token) return;

  if (has('agent.transfer')) {
    const secret = await paymentPasswordOf(checking);
    const request = { lines: [{ account: username, amount }], password: secret };
    await moveMoney(checking, {
      ...{ call: 'agent.transfer', session, request },
      another: { ...request, lines: [{ account: username, amount: '51.00' }] },
      change: () => -amountOf(amount),
    });
  }
}

/** A downline sends money to the upline. */
export async function checkUpline(checking: CheckContext): Promise<void> {
  const { client, merchant, outcomes, refused, sessions, wants } = checking;
  const { downline } = merchant.accounts;
  if (!downline || !wants('wallets.transferUpline')) return;
  const account = refused('downline');
  if (account !== undefined) outcomes.notRun('wallets.transferUpline', { account });
  if (!sessions.downline) return;
  const info = await client.send(callOf('member.info'), {}, { session: sessions.downline });
  const may = (info.value as Fields | undefined)?.['toUpline'];
  outcomes.offered('wallets.transferUpline');
  outcomes.record(
    'member.info',
    'answer',
    info,
    may ? undefined : 'the downline of the file has no right to pay the upline',
  );
  const request = { amount: '20.00', password: downline.paymentPassword ?? downline.password };
  await moveMoney(checking, {
    ...{ call: 'wallets.transferUpline', session: sessions.downline, request },
    another: { ...request, amount: '21.00' },
    change: () => -amountOf(request.amount),
  });
}

/** The agent's payment password; one is set where the agent has none. */
async function paymentPasswordOf({ client, merchant, sessions }: CheckContext): Promise<string> {
  const { agent } = merchant.accounts;
  const { paymentPassword = '246810', password: signIn = '' } = agent ?? {};
  if (!sessions.agent) return paymentPassword;
  const request = { password: signIn, newPassword: paymentPassword, confirmNewPassword: paymentPassword };
  const set = await client.send(callOf('cashier.paymentPassword'), request, { session: sessions.agent });
  return set.success || agent?.paymentPassword !== undefined ? paymentPassword : signIn;
}
