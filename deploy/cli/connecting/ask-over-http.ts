import { RegistryError, type Ask } from '../../registry';
import { StartRefused } from '../../server/start-refused';

/** Milliseconds after which an unanswered call fails. */
const timeout = 120_000;

/** Calls the operations of a registry at an address such as `http://localhost:5400`. */
export function askOverHttp(address: string, token: string, actor: string): Ask {
  return async (name, input) => {
    const answer = await post(new URL(`/registry/${name}`, address), token, actor, JSON.stringify(input));
    const text = await answer.text();
    if (!answer.ok) throw errorIn(text, answer.status, address);
    return JSON.parse(text) as never;
  };
}

async function post(url: URL, token: string, actor: string, body: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'atrium-actor': actor },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new StartRefused(`No registry answers at ${url.origin}: ${why}`);
  }
}

function errorIn(text: string, status: number, address: string): Error {
  try {
    const { error } = JSON.parse(text) as { error: { name: string; message: string } };
    return new RegistryError(error.name, status, error.message);
  } catch {
    return new StartRefused(
      `${address} answered ${status}, which is not the answer of a registry: ${text.slice(0, 200).trim()}`,
    );
  }
}
