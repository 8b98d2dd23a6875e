import { readOrMakeDrawSecret } from '../registry';
import type { ServerOptions } from './options';

/** The secret that this process draws lottery numbers with; undefined when it leaves draws to other processes. */
export function drawSecretOf({ drawSecret, dataFolder }: Pick<ServerOptions, 'drawSecret' | 'dataFolder'>) {
  if (drawSecret === 'none') return undefined;
  return drawSecret ?? readOrMakeDrawSecret(dataFolder);
}
