import { Agent } from 'node:http';
import { askAsVictim } from './ask-as-victim';
import { attackEarly } from './attack-early';
import { attack, attemptsOf, type Answers, type Attempt } from './attempts';
import type { Heard, Recorder } from './recorder';

/** Attempts at a time. */
const lanes = 24;

/** A row of the table. */
export interface Way {
  name: string;
  tried: number;
  /** Attempts whose own request was answered by the back end. */
  allowed: number;
  refused: number;
  /** Requests the back end heard, of attempts and what followed on their connections. */
  heard: number;
  /** Attempts that the back end answers before the body is read, or once too often. */
  early: number;
  victims: number;
  victimsWrong: number;
  faults: string[];
}

interface Going {
  name: string;
  port: number;
  recorder: Recorder;
  /** Whether nothing stands between the attacker and the gateway, so that what is allowed is known beforehand. */
  straight: boolean;
  short: boolean;
  victims: number;
}

/** Makes every attempt at one port, victims' calls spread among them. */
export async function goThrough({ name, port, recorder, straight, short, victims }: Going): Promise<Way> {
  const attempts = attemptsOf(short);
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
  const byId = new Map<string, Heard[]>();
  for (const heard of recorder.heard.splice(0)) byId.set(heard.id, [...(byId.get(heard.id) ?? []), heard]);
  const nothing = { ok: 0, first: undefined, ids: [] };
  const rows = attempts.map((attempt) => judge(attempt, answered.get(attempt) ?? nothing, byId, straight));
  const faults = [...rows.flatMap(({ faults }) => faults), ...early.faults, ...wrong, ...recorder.malformed.splice(0)];
  const allowed = rows.filter((row) => row.allowed).length;
  return {
    name,
    tried: attempts.length,
    allowed,
    refused: attempts.length - allowed,
    heard: rows.reduce((sum, row) => sum + row.heard, 0),
    early: early.tried,
    victims: calls.length,
    victimsWrong: wrong.length,
    faults: faults.map((fault) => `${name}: ${fault}`),
  };
}

function judge(attempt: Attempt, { ok, first, ids }: Answers, byId: Map<string, Heard[]>, straight: boolean) {
  const own = byId.get(attempt.id) ?? [];
  const inner = byId.get(attempt.innerId) ?? [];
  const heard = own.length + inner.length + (byId.get(attempt.tailId) ?? []).length;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${attempt.name}: ${what}`);
  if (attempt.mayHangUp ? heard < ok || own.length > 1 : heard !== ok)
    fault(`the back end heard ${heard} requests, the client was given ${ok} answers`);
  const foreign = ids.filter((id) => ![attempt.id, attempt.tailId, attempt.innerId].includes(id));
  if (foreign.length > 0) fault(`the client was given the answers of ${foreign.join(', ')}`);
  if (inner.length > 0 && (straight || !attempt.isSplitByProxy)) fault('the request inside the body was heard');
  if (straight) {
    if (own.length > 0 && attempt.expected === undefined) fault('was not refused');
    if (own.length === 0 && attempt.expected !== undefined && !attempt.mayHangUp) fault('was refused');
    if (own.some(({ body }) => body !== attempt.expected)) fault(`another body was heard: ${own[0]?.body}`);
    if (attempt.isBodyTooMuch && first !== 400) fault(`was answered ${first}, not 400`);
    if (attempt.expected === undefined && first !== undefined && (first < 400 || first > 499))
      if (first !== 501 && first !== 505) fault(`was answered ${first}, which is no refusal`);
  }
  return { allowed: own.length > 0, heard, faults };
}
