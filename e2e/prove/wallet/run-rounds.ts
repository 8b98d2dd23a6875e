import { reportOf } from '../../support/ledger-report';
import { startPortal, type Portal } from '../../support/portal';
import { present } from '../../support/present';
import { ask, Unanswered } from '../kill/http';
import { openDatabase } from '../kill/open-database';
import { readFaults } from '../kill/read-ledger';
import { seededRandom } from '../../support/seeded-random';
import { takeSeat } from '../kill/take-seat';
import { alterations } from './alterations';
import { drawRound } from './draw-round';
import { prepareVendors } from './prepare-vendors';
import { send, signed, type Call, type SignedCall } from './signed-call';
import { compareWithRecords } from './vendor-records';

/** Rounds that are settled at the same time. */
const together = 16;

export async function runRounds({
  rounds: count,
  kills,
  seed,
  data,
}: Record<'rounds' | 'kills' | 'seed', number> & { data: string }) {
  const draw = seededRandom(seed);
  const found = { kills: 0, sent: 0, unanswered: 0, repeated: 0, refusedBets: 0, altered: 0, replayed: 0 };
  const faults: string[] = [];
  let portal = await startPortal({ data });
  await takeSeat(portal, { merchant: 'aurora', username: 'player1', bets: 'any' });
  await ask(`${portal.operations}/wps/control/grant`, {
    method: 'POST',
    body: { merchant: 'aurora', account: 'player1', amount: count * 1_000 },
  });
  await portal.stop();
  const vendors = await prepareVendors(data);
  const rounds = Array.from({ length: count }, (_, index) => drawRound(vendors, index, draw));
  let up: Promise<Portal> = startPortal({ data, port: portal.port });
  portal = await up;

  const keyOf = new Map(vendors.map(({ vendor, key }) => [vendor, key]));
  const sign = (call: Call) => signed(call, keyOf.get(call.vendor) ?? Buffer.alloc(0));
  const sendOne = async (call: SignedCall) => {
    const { port } = await up;
    found.sent += 1;
    return send(port, call);
  };

  /** Sends a call, drops some of the answers, and sends copies until the wallet has decided it. */
  async function settle(call: Call): Promise<{ success: boolean; code?: string | undefined; value: unknown }> {
    for (let tries = 1; ; tries += 1) {
      if (tries > 1) found.repeated += 1;
      try {
        const sent = sign(call);
        const answer = await sendOne(sent);
        const { status, code } = answer;
        if (draw(1, 12) === 1) await refuse(sent, 'replayed');
        if (status < 500 && code !== 'transaction_in_progress' && draw(1, 8) > 1) return answer;
        found.unanswered += 1;
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        found.unanswered += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Sends a call that the vendor did not sign in this form and at this moment: it must be refused. */
  async function refuse(call: SignedCall, kind: 'altered' | 'replayed'): Promise<void> {
    const answer = await sendOne(call);
    if (answer.status === 401) found[kind] += 1;
    else faults.push(`an ${kind} ${call.name} was answered with ${answer.status} ${answer.code ?? ''}`);
  }

  async function play(index: number): Promise<void> {
    const round = rounds[index];
    if (!round) return;
    const answers = new Map<Call, string>();
    await Promise.all(
      [...round.calls, ...round.calls.filter(() => draw(1, 3) === 1)].map(async (call) => {
        const { success, code, value } = await settle(call);
        const answer = JSON.stringify({ success, code, value });
        if ((answers.get(call) ?? answer) !== answer)
          faults.push(`${call.name} ${call.fields.transactionId} got two different answers`);
        answers.set(call, answer);
        if (call.name === 'bet') round.betAccepted = success;
        if (!success && !(call.name === 'bet' && code === 'bet_rolled_back' && round.rolledBack))
          faults.push(`${call.name} ${call.fields.transactionId} was refused: ${code}`);
      }),
    );
    if (round.betAccepted === false) found.refusedBets += 1;
    const alter = alterations[draw(0, alterations.length * 3)];
    const win: Call = {
      ...present(round.calls[0]),
      name: 'win',
      fields: { ...round.win, transactionId: `altered-${index}` },
    };
    if (alter) await refuse(alter(sign(win)), 'altered').catch(() => undefined);
  }

  let next = 0;
  const killAt = Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 0.5) * count) / kills));
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      if (index === killAt[found.kills]) {
        found.kills += 1;
        const killed = await up;
        up = killed.kill().then(() => startPortal({ data, port: killed.port }));
        portal = await up;
      }
      await play(index);
    }
  };
  await Promise.all(Array.from({ length: together }, work)).finally(() => portal.stop());

  const ledger = await reportOf({ data });
  faults.push(...ledger.faults);
  const database = await openDatabase({ data });
  faults.push(...(await readFaults(database)));
  const compared = await compareWithRecords(database, rounds);
  await database.close();
  return { ...found, vendors: vendors.length, postings: compared.postings, faults: [...faults, ...compared.faults] };
}
