/** @import { SpinResult, Table } from './types' */
import { createConsole } from './console.js';
import { element } from './element.js';
import { moneyWriter } from './money.js';
import { createPayTable } from './pay-table.js';
import { pendingSpin, rememberPending } from './pending-spin.js';
import { isFramed, leaveFrame, portalAround } from './portal.js';
import { createReels } from './reels.js';
import { openTable, readTable, Refused, requestSpin } from './server.js';
import { defineSymbols } from './symbols.js';
import { textsFor } from './texts.js';

/** Shortest time between spins, in milliseconds, as required by the British remote technical standard 14G for slots. */
const cycle = 2_500;
/** Minimum spinning time of the reels. Milliseconds. */
const turning = 900;

const stage = /** @type {HTMLElement} */ (document.querySelector('main'));
const query = new URLSearchParams(location.search);
const texts = textsFor(stage.dataset.language ?? 'EN', document.documentElement.lang);
const { say } = texts;
const announcement = /** @type {HTMLElement} */ (document.querySelector('#announcement'));

void start();

async function start() {
  try {
    const { token, table } = await openTable(query.get('ticket') ?? '');
    play(token, table);
  } catch (error) {
    if (error instanceof Refused && error.status < 500) {
      announce(say('ended'), 'trouble');
      // back to the portal's list, where the game can be reopened
      if (isFramed()) offer(say('leave'), leaveFrame);
      return;
    }
    announce(say('unreachable'), 'trouble');
    offer(say('retry'), () => void start());
  }
}

/**
 * @param {string} token
 * @param {Table} table
 */
function play(token, table) {
  const money = moneyWriter(table.currency, texts.locale);
  const portal = portalAround(table.portals, table.game);
  defineSymbols(table.theme);
  const reels = createReels(table.rules.strips, table.rules.lines);
  const payTable = createPayTable(table.rules, texts);
  const desk = createConsole({ texts, money, stakes: table.stakes, onSpin: () => void spin() });
  let balance = table.balance;
  let playing = false;

  function draw() {
    const { game: title, pays, leave } = bar();
    pays.addEventListener('click', () => payTable.showModal());
    leave.addEventListener('click', () => portal.report('closed'));
    leave.hidden = !portal.framed;
    stage.replaceChildren(title, reels.frame, announcement, desk.desk, payTable);
    desk.balance(balance);
    reels.show(table.lastSpin?.window ?? opening(table));
    describe(table.lastSpin?.window ?? opening(table));
    if (table.mode === 'demo') stage.append(element('p', { class: 'demo' }, say('demo')));
    stage.dataset.state = 'ready';
  }

  async function spin() {
    const bet = desk.stake();
    if (playing) return;
    if (balance < bet) return lowBalance();
    playing = true;
    desk.working(true);
    desk.won(0);
    announce(say('spinning'));
    await runSpin({ key: crypto.randomUUID(), bet });
  }

  /** @param {{ key: string, bet: number }} request */
  async function runSpin(request) {
    const began = performance.now();
    rememberPending(request.key);
    stage.dataset.state = 'spinning';
    desk.balance(balance - request.bet);
    reels.turn();
    try {
      const result = await requestSpin(token, request, () => announce(say('offline')));
      rememberPending(undefined);
      await wait(turning - (performance.now() - began));
      await settle(result);
    } catch (error) {
      return failed(error, request);
    }
    await wait(cycle - (performance.now() - began));
    rest();
  }

  /** @param {SpinResult} result */
  async function settle(result) {
    await reels.stop(result.window);
    balance = result.balance;
    desk.balance(balance);
    desk.won(result.win);
    describe(result.window);
    reels.celebrate(result.lineWins, result.scatter.amount > 0 ? result.scatter.count : 0, result.window);
    const text = result.win > 0 ? say('won', { amount: money(result.win) }) : say('nothing');
    // A win below the stake is announced without celebration.
    announce(text, result.win > result.bet ? 'won' : undefined);
  }

  /**
   * @param {unknown} error
   * @param {{ key: string, bet: number }} request
   */
  async function failed(error, request) {
    desk.balance(balance);
    await reels.stop(table.lastSpin?.window ?? opening(table));
    if (!(error instanceof Refused) || error.status >= 500) {
      stage.dataset.state = 'unanswered';
      announce(say('unreachable'), 'trouble');
      return offer(say('retry'), () => void runSpin(request));
    }
    rememberPending(undefined);
    rest();
    if (error.key === 'balance-low') {
      balance = error.value?.balance ?? balance;
      desk.balance(balance);
      return lowBalance();
    }
    ended();
  }

  /** The player's session or this game session has ended. */
  function ended() {
    playing = true;
    stage.dataset.state = 'ended';
    desk.working(true);
    announce(say('ended'), 'trouble');
    if (portal.framed) offer(say('leave'), () => portal.report('closed'));
  }

  function lowBalance() {
    announce(say('low'), 'trouble');
    portal.report('balance-low');
  }

  function rest() {
    playing = false;
    desk.working(false);
    stage.dataset.state = 'ready';
  }

  /** @param {SpinResult['window']} view */
  function describe(view) {
    const symbols = view.map((reel) => reel.map(spoken).join(' ')).join(' | ');
    reels.frame.setAttribute('aria-label', say('reels', { symbols }));
  }

  /** Shows the result of a spin whose answer was lost in a reload. */
  function recover() {
    const key = pendingSpin();
    rememberPending(undefined);
    if (key === undefined) return announce(say('ready'));
    if (table.lastSpin?.key !== key) return announce(say('notTaken'));
    const { win, bet, lineWins, scatter, window: view } = table.lastSpin;
    desk.chooseStake(bet);
    desk.won(win);
    reels.celebrate(lineWins, scatter.amount > 0 ? scatter.count : 0, view);
    announce(win > 0 ? say('recovered', { amount: money(win) }) : say('recoveredNothing'));
  }

  /** The balance may have changed in the portal while the game was hidden. */
  async function refresh() {
    if (playing || document.visibilityState !== 'visible') return;
    const current = await readTable(token).catch((error) => error);
    if (playing) return;
    if (current instanceof Refused && current.status === 401) return ended();
    if (current instanceof Error) return;
    balance = current.balance;
    desk.balance(balance);
  }

  draw();
  recover();
  desk.focus();
  document.addEventListener('visibilitychange', () => void refresh());
  window.addEventListener('focus', () => void refresh());
  portal.report('ready');
}

function bar() {
  const pays = element('button', { type: 'button', class: 'plain' }, say('pays'));
  const leave = element('button', { type: 'button', class: 'plain', 'aria-label': say('leave') }, '✕');
  const game = element(
    'header',
    {},
    element('h1', {}, document.title),
    element('span', { class: 'vendor' }, stage.dataset.vendor ?? ''),
    pays,
    leave,
  );
  return { game, pays, leave };
}

/**
 * @param {string} text
 * @param {'won' | 'trouble'} [tone]
 */
function announce(text, tone) {
  announcement.className = tone ?? '';
  announcement.replaceChildren(text);
}

/**
 * @param {string} label
 * @param {() => void} act
 */
function offer(label, act) {
  const button = element('button', { type: 'button', class: 'plain' }, label);
  button.addEventListener('click', act, { once: true });
  announcement.append(' ', button);
  button.focus();
}

/**
 * Symbols shown before the first spin.
 * @param {Table} table
 */
function opening({ rules }) {
  return rules.strips.map((strip) => strip.slice(9, 12));
}

/** @param {string} name */
function spoken(name) {
  if (name === 'W') return say('wild');
  return name === 'S' ? say('scatter') : name;
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
