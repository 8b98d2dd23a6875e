import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * Runs a program of this Node and lets it speak; signals reach it through the terminal's process group.
 * @param {string[]} args a script and its arguments
 * @param {NodeJS.ProcessEnv} [environment] added to the present one
 * @returns {Promise<number>} exit code
 */
export function runNode(args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Runs a program of this Node and keeps what it says.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function captureNode(args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    const keep = (/** @type {Buffer} */ text) => (output += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
