import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/** @typedef {{ environment?: NodeJS.ProcessEnv, shell?: boolean, cwd?: string }} Settings `environment` is added to that of this process */

/**
 * Runs a program that shares this process's terminal.
 * @param {string} program
 * @param {string[]} args
 * @param {Settings} [settings]
 * @returns {Promise<number>} exit code
 */
export function run(program, args, settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options(settings), stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {Settings} [settings]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options(settings), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ text) => (output += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a script with this Node, sharing the terminal.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runNode(args, environment) {
  return run(process.execPath, args, { environment });
}

/**
 * Runs a script with this Node and captures its output.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function captureNode(args, environment) {
  return capture(process.execPath, args, { environment });
}

/** @param {Settings} [settings] */
function options({ environment, shell = false, cwd = root } = {}) {
  return { cwd, env: { ...process.env, ...environment }, shell };
}
