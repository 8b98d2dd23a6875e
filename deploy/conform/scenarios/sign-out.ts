import { sessionFault } from '../checks/refusal-faults';
import type { CheckContext } from '../check-context';
import { openSession } from '../open-session';
import { callOf, type Fields } from '../plans/facts';
import type { WireSession } from '../wire/wire-client';

/** A session that was signed out is refused; the others stay. Last, because every other session of an account ends. */
export async function checkSigningOut(checking: CheckContext): Promise<void> {
  const { client, has, merchant, outcomes, refused } = checking;
  const account = refused('member');
  if (account !== undefined) {
    if (has('session.logout')) outcomes.notRun('session.logout', { check: 'sign-out', account });
    return;
  }
  const info = (session: WireSession) => client.send(callOf('member.info'), {}, { session });
  const open = async () => (await openSession(client, merchant.accounts.member)).session;
  const expect = async (id: string, session: WireSession, isOpen: boolean) => {
    const answer = await info(session);
    const fault = isOpen ? (answer.success ? undefined : `ends another session: ${answer.code}`) : sessionFault(answer);
    outcomes.record(id, 'sign-out', answer, fault);
  };

  if (has('session.logout') && has('member.info')) {
    const [kept, ended] = [await open(), await open()];
    const answer = await client.send(callOf('session.logout'), {}, { session: ended });
    outcomes.record('session.logout', 'answer', answer, answer.fault ?? (answer.success ? undefined : answer.code));
    await expect('session.logout', ended, false);
    await expect('session.logout', kept, true);
  }
  if (has('member.endSession') && has('member.sessions')) {
    const [kept, ended] = [await open(), await open()];
    const own = await client.send(callOf('member.sessions'), {}, { session: ended });
    const sessions = ((own.value as Fields | undefined)?.['sessions'] ?? []) as Fields[];
    const current = sessions.find((session) => session['current'] === true);
    if (current) {
      const request = { id: String(current['id']) };
      const answer = await client.send(callOf('member.endSession'), request, { session: kept });
      outcomes.record(
        'member.endSession',
        'answer',
        answer,
        answer.success ? undefined : (answer.fault ?? answer.code),
      );
      await expect('member.endSession', ended, false);
      await expect('member.endSession', kept, true);
    }
  }
  if (has('member.endOtherSessions')) {
    const [kept, ended] = [await open(), await open()];
    const answer = await client.send(callOf('member.endOtherSessions'), {}, { session: kept });
    outcomes.record(
      'member.endOtherSessions',
      'answer',
      answer,
      answer.success ? undefined : (answer.fault ?? answer.code),
    );
    await expect('member.endOtherSessions', ended, false);
    await expect('member.endOtherSessions', kept, true);
  }
}
