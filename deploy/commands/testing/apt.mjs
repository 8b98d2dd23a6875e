import { existsSync } from 'node:fs';
import { capture } from '../running/processes.mjs';

/** Whether packages can be installed here. */
export function isDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** A machine without a line is to go on with what it has, and soon. */
const patience = ['http', 'https'].flatMap((scheme) => ['-o', `Acquire::${scheme}::Timeout=15`]);

/** @param {string[]} words of one call of apt-get */
export function apt(words) {
  return capture('apt-get', [...patience, '-o', 'Acquire::Retries=0', ...words], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
