import { sessionDefaultPassword } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';

/** The merchant's default password if the proof is right. Without an answer the proof counts as wrong. */
export async function askDefaultPassword(
  api: Host['api'],
  proof: string,
  options: { authorization?: string; signal?: AbortSignal },
): Promise<string | undefined> {
  try {
    return (await api.call(sessionDefaultPassword, { proof }, options)).password;
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    return undefined;
  }
}
