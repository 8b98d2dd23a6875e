import { randomInt } from 'node:crypto';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { grant } from '../wallets/postings';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { isSwitchOn } from '../control/switches';
import { countRequest } from '../limits/count-request';
import { networkOf } from '../../network';
import { loginAnswer } from './login-answer';
import { startSession } from './sessions';

/** Trial accounts per network, which many users may share; each account is permanent. */
const trials = { max: 60, within: 3_600_000 };
const trialKind = 4;

/** Creates a trial account with play money and signs it in. @throws Refusal `free_play_closed`, `login_try_later` */
export async function startFreePlay(backend: Backend, call: Call) {
  if (!(await isSwitchOn(backend, call.merchant, 'FREEPLAY3'))) throw new Refusal('free_play_closed');
  const number = randomInt(10 ** 7, 10 ** 8);
  const token = await backend.engine.transaction(async (transaction) => {
    const subject = `trial:${networkOf(call.address)}`;
    await countRequest(backend, transaction, [{ subject, ...trials }], 'login_try_later');
    const account = onlyRow(
      await transaction
        .insert(accounts)
        .values({
          merchant: call.merchant.code,
          name: `trial${number}`,
          nickname: `Trial ${number % 10_000}`,
          kind: trialKind,
          createdAt: new Date(backend.clock()),
        })
        .returning(),
    );
    await grant(backend, transaction, account, call.merchant.demoCredits, `opening:${account.id}`);
    return startSession(backend, transaction, account.id, call);
  });
  return loginAnswer({ token, kind: trialKind, isFirst: false });
}
