import { registryAnswers, type RegistryAnswers } from '@atrium/api/registry';
import * as v from 'valibot';
import type { OperationName } from './answers';
import { AskFailure } from './ask-failure';

/** Credentials of the caller. */
export interface Credentials {
  token: string;
  /** The operator's name for the history; ignored with a team's token, which names the team. */
  actor?: string | undefined;
}

/** Calls an operation of the registry. Rejects with an `AskFailure`. */
export type Ask = <Name extends OperationName>(name: Name, input: object) => Promise<RegistryAnswers[Name]>;

const Refused = v.object({ error: v.object({ name: v.string(), message: v.string() }) });

/** Milliseconds until a call is aborted. */
const timeout = 30_000;

export function askAs({ token, actor }: Credentials): Ask {
  return async (name, input) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(actor && { 'atrium-actor': actor }),
    };
    const answer = await post(`/registry/${name}`, headers, JSON.stringify(input));
    const body = await bodyOf(answer);
    if (!answer.ok) throw refusalIn(body, answer.status);
    const read = v.safeParse(registryAnswers[name], body);
    if (!read.success) throw unexpectedAnswer(answer.status);
    return read.output as never;
  };
}

async function post(address: string, headers: Record<string, string>, body: string): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeout);
    return await fetch(address, { method: 'POST', headers, body, signal, credentials: 'omit', redirect: 'error' });
  } catch (cause) {
    throw new AskFailure('Unreachable', 'The server does not answer. Is it running, and are you online?', { cause });
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => undefined) as Promise<unknown>;
}

function refusalIn(body: unknown, status: number): AskFailure {
  const read = v.safeParse(Refused, body);
  if (!read.success) return unexpectedAnswer(status);
  const { name, message } = read.output.error;
  return new AskFailure(name, message);
}

function unexpectedAnswer(status: number): AskFailure {
  return new AskFailure(
    'UnexpectedAnswer',
    `The server sent an unexpected answer (status ${status}). Reload the page.`,
  );
}
