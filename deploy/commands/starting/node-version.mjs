import { readFileSync } from 'node:fs';

/** Ends the process with a sentence when this Node is too old. Its code must run on any Node. */
export function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const needed = engines.node.replace(/[^\d.]/g, '');
  if (isAtLeast(process.versions.node, needed)) return;
  console.error(
    `Atrium needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org, or with a version manager: nvm install && nvm use',
  );
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} needed
 */
export function isAtLeast(version, needed) {
  const [actual, required] = [version, needed].map((text) => text.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (actual?.[place] ?? 0) - (required?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
