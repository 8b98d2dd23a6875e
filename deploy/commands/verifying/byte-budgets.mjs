import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/**
 * Bytes, brotli, that a cheap phone on a slow connection loads before it shows anything. Record 0027 gives the reason
 * for the budget of the HTML.
 */
export const budgets = {
  scripts: 184_000,
  games: 240_000,
  page: 26_000,
  promotions: 30_000,
  member: 215_000,
  memberPage: 15_000,
  agentPage: 15_000,
};

/**
 * The JavaScript that a browser needs before the home page shows its content, each file with brotli at its best
 * quality, as the gateway prepares it. The largest language counts.
 */
export function checkScriptBudget() {
  const host = release('host');
  const lobby = release('remote-lobby');
  const sizes = [
    ...[host.entry, ...host.expose].map((file) => sizeOf('host', file)),
    ...[lobby.entry, ...lobby.expose, ...(lobby.views.home ?? [])].map((file) => sizeOf('remote-lobby', file)),
    ...largest(Object.values(host.texts).map((file) => sizeOf('host', file))),
    ...largest(Object.values(lobby.texts).map((file) => sizeOf('remote-lobby', file))),
  ];
  return within('JavaScript before home content', budgets.scripts, sizes);
}

/**
 * The JavaScript that the slot lobby needs until its first games are drawn, with the code that draws their pictures. The
 * largest language counts.
 */
export function checkGamesBudget() {
  const host = release('host');
  const lobby = release('remote-lobby');
  const art = Object.keys(lobby.files).filter((file) => /^art\..*\.js$/.test(file));
  const sizes = [
    ...[host.entry, ...host.expose].map((file) => sizeOf('host', file)),
    ...[lobby.entry, ...lobby.expose, ...(lobby.views.slots ?? []), ...art].map((file) => sizeOf('remote-lobby', file)),
    ...largest(Object.values(host.texts).map((file) => sizeOf('host', file))),
    ...largest(Object.values(lobby.texts).map((file) => sizeOf('remote-lobby', file))),
  ];
  return within('JavaScript before the first games', budgets.games, sizes);
}

/** The JavaScript of the promotion page's own, beside what home loads as well, in the same encoding. */
export function checkPromotionBudget() {
  const lobby = release('remote-lobby');
  const atHome = new Set([lobby.entry, ...lobby.expose, ...(lobby.views.home ?? [])]);
  const own = (lobby.views['promotion-list'] ?? []).filter((file) => !atHome.has(file));
  const script = Object.keys(lobby.files).filter((file) => file.startsWith('script-promo-ui.'));
  return within(
    'JavaScript of the promotion page',
    budgets.promotions,
    [...own, ...script].map((file) => sizeOf('remote-lobby', file)),
  );
}

/**
 * The JavaScript of the member centre: that of its default page with the host's, and of each other page its own. The
 * largest language counts.
 */
export function checkMemberBudget() {
  const host = release('host');
  const member = release('remote-member');
  const first = [member.entry, ...member.expose, ...(member.views.centre ?? [])];
  const total = within('JavaScript of /member', budgets.member, [
    ...[host.entry, ...host.expose].map((file) => sizeOf('host', file)),
    ...first.map((file) => sizeOf('remote-member', file)),
    ...largest(Object.values(host.texts).map((file) => sizeOf('host', file))),
    ...largest(Object.values(member.texts).map((file) => sizeOf('remote-member', file))),
  ]);
  const texts = Object.values(member.texts);
  const others = Object.keys(member.files).filter(
    (file) => /\.js$/.test(file) && !first.includes(file) && !texts.includes(file),
  );
  for (const file of others)
    within('JavaScript of a page of /member', budgets.memberPage, [sizeOf('remote-member', file)]);
  return total;
}

/**
 * The JavaScript of the agent centre's own: the menu with the pages of the team, and each file of the other pages and
 * windows. Parts that views share and texts do not count. Returns the largest.
 */
export function checkAgentBudget() {
  const agent = release('remote-agent');
  const shared = [agent.entry, ...agent.expose, ...Object.values(agent.texts)];
  const own = Object.keys(agent.files).filter(
    (file) => /\.js$/.test(file) && !shared.includes(file) && !/^parts/.test(file),
  );
  const sizes = own.map((file) => sizeOf('remote-agent', file));
  for (const size of sizes) within('JavaScript of a page of /agent', budgets.agentPage, [size]);
  return within('JavaScript of a page of /agent', budgets.agentPage, largest(sizes));
}

/** @param {{ name: string, size: number }[]} sizes */
function largest(sizes) {
  return sizes.sort((one, other) => other.size - one.size).slice(0, 1);
}

/**
 * @param {string} what
 * @param {number} budget bytes
 * @param {{ name: string, size: number }[]} sizes
 * @returns {string} the sum, for the log
 */
export function within(what, budget, sizes) {
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const sizeText = `${kilobytes(total)} of ${kilobytes(budget)}`;
  if (total <= budget) return sizeText;
  const list = sizes.map(({ name, size }) => `  ${kilobytes(size).padStart(9)}  ${name}`).join('\n');
  throw new CommandError(`${what} is ${sizeText} (brotli):\n${list}`);
}

/**
 * @param {string} workspace
 * @returns {import('@atrium/contract').ReleaseManifest}
 */
function release(workspace) {
  return JSON.parse(readFileSync(join(root, workspace, 'dist/release.json'), 'utf8'));
}

/**
 * @param {string} workspace
 * @param {string} file
 */
function sizeOf(workspace, file) {
  const content = readFileSync(join(root, workspace, 'dist', file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name: `${workspace}/${file}`, size: brotliCompressSync(content, { params }).length };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
