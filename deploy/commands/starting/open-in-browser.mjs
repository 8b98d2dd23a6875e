import { spawn } from 'node:child_process';

/**
 * Opens an address in the user's browser on a desktop; does nothing elsewhere, where the printed address is enough.
 * @param {string} address
 */
export function openInBrowser(address) {
  const program = opener();
  if (!program) return;
  const child = spawn(program, [address], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

function opener() {
  if (process.env.CI || process.env.SSH_CONNECTION) return undefined;
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'explorer';
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? 'xdg-open' : undefined;
}
