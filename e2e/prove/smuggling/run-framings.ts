import { Agent } from 'node:http';
import { askAsVictim } from './ask-as-victim';
import { attackEarly } from './attack-early';
import { attack, attemptsOf, type Answers, type Attempt } from './attempts';
import type { ReceivedRequest, Recorder } from './recorder';

/** Attempts at a time. */
const lanes = 24;

/** A route to the back end, and a row of the table. */
export interface Route {
  name: string;
  tried: number;
  /** Attempts with a request that the back end answered. */
  allowed: number;
  refused: number;
  /** Requests that the back end received, of attempts and of what followed on their connections. */
  received: number;
  /** Requests that the back end answers before it reads the body, or answers twice. */
  early: number;
  victims: number;
  victimsWrong: number;
  faults: string[];
}

interface Options {
  name: string;
  port: number;
  recorder: Recorder;
  /** Whether there is no proxy before the gateway, so that the expected result of each attempt is known. */
  straight: boolean;
  paths: number;
  victims: number;
}

/** Makes every attempt at one port, with victims' calls in between. */
export async function runFramings({ name, port, recorder, straight, paths, victims }: Options): Promise<Route> {
  const attempts = attemptsOf(paths);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const calls: Promise<string | undefined>[] = [];
  const answered = new Map<Attempt, Answers>();
  let next = 0;
  const lane = async () => {
    for (let attempt = attempts[next++]; attempt; attempt = attempts[next++]) {
      while (calls.length < (next * victims) / attempts.length) calls.push(askAsVictim(port, calls.length, agent));
      answered.set(attempt, await attack(port, attempt));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const attacking = attackEarly(port, recorder);
  let isOver = false;
  void attacking.then(() => (isOver = true));
  while (!isOver) {
    const call = askAsVictim(port, calls.length, agent);
    calls.push(call);
    await call;
  }
  const early = await attacking;
  const wrong = (await Promise.all(calls)).filter((fault) => fault !== undefined);
  agent.destroy();
  const byId = new Map<string, ReceivedRequest[]>();
  for (const request of recorder.received.splice(0)) byId.set(request.id, [...(byId.get(request.id) ?? []), request]);
  const nothing = { ok: 0, first: undefined, ids: [] };
  const rows = attempts.map((attempt) => judge(attempt, answered.get(attempt) ?? nothing, byId, straight));
  const faults = [...rows.flatMap(({ faults }) => faults), ...early.faults, ...wrong, ...recorder.malformed.splice(0)];
  const allowed = rows.filter((row) => row.allowed).length;
  return {
    name,
    tried: attempts.length,
    allowed,
    refused: attempts.length - allowed,
    received: rows.reduce((sum, row) => sum + row.received, 0),
    early: early.tried,
    victims: calls.length,
    victimsWrong: wrong.length,
    faults: faults.map((fault) => `${name}: ${fault}`),
  };
}

function judge(attempt: Attempt, { ok, first, ids }: Answers, byId: Map<string, ReceivedRequest[]>, straight: boolean) {
  const own = byId.get(attempt.id) ?? [];
  const inner = byId.get(attempt.innerId) ?? [];
  const received = own.length + inner.length + (byId.get(attempt.tailId) ?? []).length;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${attempt.name}: ${what}`);
  if (attempt.mayHangUp ? received < ok || own.length > 1 : received !== ok)
    fault(`the back end received ${received} requests, the client got ${ok} answers`);
  const foreign = ids.filter((id) => ![attempt.id, attempt.tailId, attempt.innerId].includes(id));
  if (foreign.length > 0) fault(`the client got the answers of ${foreign.join(', ')}`);
  if (inner.length > 0 && (straight || !attempt.isSplitByProxy))
    fault('the back end received the request inside the body');
  if (straight) {
    if (own.length > 0 && attempt.expected === undefined) fault('was not refused');
    if (own.length === 0 && attempt.expected !== undefined && !attempt.mayHangUp) fault('was refused');
    if (own.some(({ body }) => body !== attempt.expected)) fault(`the back end received another body: ${own[0]?.body}`);
    if (attempt.isBodyTooMuch && first !== 400) fault(`was answered ${first}, not 400`);
    if (attempt.expected === undefined && first !== undefined && (first < 400 || first > 499))
      if (first !== 501 && first !== 505) fault(`was answered ${first}, which is not a refusal`);
  }
  return { allowed: own.length > 0, received, faults };
}
