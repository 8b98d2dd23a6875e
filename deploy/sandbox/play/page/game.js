/** @import { RoundResult, Table } from './types' */
import { createBoard } from './boards/boards.js';
import { createConsole } from './console.js';
import { element } from './element.js';
import { kindTextsFor } from './kind-texts.js';
import { moneyWriter } from './money.js';
import { pendingSpin, rememberPending } from './pending-spin.js';
import { isFramed, leaveFrame, portalAround } from './portal.js';
import { createRulesDialog } from './rules-dialog.js';
import { openTable, readTable, Refused, requestSpin } from './server.js';
import { roundTexts } from './round-texts.js';
import { textsFor } from './texts.js';

/** Shortest time between rounds, in milliseconds, as required by the British remote technical standard 14G for slots. */
const cycle = 2_500;
/** Minimum time that a result is awaited, so that the reels spin. Milliseconds. */
const turning = 900;

const stage = /** @type {HTMLElement} */ (document.querySelector('main'));
const query = new URLSearchParams(location.search);
const texts = textsFor(stage.dataset.language ?? 'EN', document.documentElement.lang);
const { say } = texts;
const sayKind = kindTextsFor(stage.dataset.language ?? 'EN', document.documentElement.lang);
const sayRound = roundTexts(stage.dataset.kind ?? '', say, sayKind);
const announcement = /** @type {HTMLElement} */ (document.querySelector('#announcement'));

void start();

async function start() {
  try {
    const { token, table } = await openTable(query.get('ticket') ?? '');
    await play(token, table);
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
async function play(token, table) {
  const money = moneyWriter(table.currency, texts.locale);
  const portal = portalAround(table.portals, table.game);
  const board = await createBoard({ table, texts, sayKind, money, percent, still: isStill() });
  const rulesDialog = createRulesDialog(sayRound('pays'), board.rules, say('close'));
  const desk = createConsole({ say: sayRound, money, stakes: table.stakes, onSpin: () => void spin() });
  let balance = table.balance;
  let last = lastRound(table);
  let playing = false;

  function draw() {
    const { game: title, pays, leave } = bar(sayRound('pays'));
    pays.addEventListener('click', () => rulesDialog.showModal());
    leave.addEventListener('click', () => portal.report('closed'));
    leave.hidden = !portal.framed;
    stage.classList.toggle('framed', portal.framed);
    stage.replaceChildren(title, board.frame, announcement, desk.desk, rulesDialog);
    desk.balance(balance);
    board.show(last);
    if (table.mode === 'demo') stage.append(element('p', { class: 'demo' }, say('demo')));
    stage.dataset.state = 'ready';
  }

  async function spin() {
    const bet = desk.stake();
    if (playing) return;
    const choice = board.choice();
    if (choice === undefined) return announce(sayKind('noMatch'));
    if (balance < bet) return lowBalance();
    playing = true;
    desk.working(true);
    desk.won(0);
    announce(sayRound('spinning'));
    await runSpin({ key: crypto.randomUUID(), bet, choice });
  }

  /** @param {{ key: string, bet: number, choice: string }} request */
  async function runSpin(request) {
    const began = performance.now();
    rememberPending(request.key);
    stage.dataset.state = 'spinning';
    desk.balance(balance - request.bet);
    board.start();
    try {
      const result = await requestSpin(token, request, () => announce(sayRound('offline')));
      rememberPending(undefined);
      await wait(turning - (performance.now() - began));
      await settle(result);
    } catch (error) {
      return failed(error, request);
    }
    await wait(cycle - (performance.now() - began));
    rest();
  }

  /** @param {RoundResult} result */
  async function settle(result) {
    await board.stop(result);
    last = result;
    balance = result.balance;
    desk.balance(balance);
    desk.won(result.win);
    board.celebrate?.(result);
    const placed = board.placed?.(result.key);
    if (placed !== undefined) return announce(placed);
    const text = result.win > 0 ? say('won', { amount: money(result.win) }) : say('nothing');
    // A win below the stake is announced without celebration.
    announce([board.summary?.(result), text].filter(Boolean).join(' '), result.win > result.bet ? 'won' : undefined);
  }

  /**
   * @param {unknown} error
   * @param {{ key: string, bet: number, choice: string }} request
   */
  async function failed(error, request) {
    desk.balance(balance);
    board.show(last);
    if (!(error instanceof Refused) || error.status >= 500) {
      stage.dataset.state = 'unanswered';
      announce(sayRound('unreachable'), 'trouble');
      return offer(say('retry'), () => void runSpin(request));
    }
    rememberPending(undefined);
    rest();
    if (error.key === 'balance-low') {
      balance = error.value?.balance ?? balance;
      desk.balance(balance);
      return lowBalance();
    }
    if (error.status === 400 && board.closed) {
      announce(board.closed, 'trouble');
      return refresh();
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

  /** Shows the result of a round after a reload that lost its answer. */
  function recover() {
    const key = pendingSpin();
    rememberPending(undefined);
    if (key === undefined) return announce(sayRound('ready'));
    const placed = board.placed?.(key);
    if (placed !== undefined) return announce(placed);
    if (last?.key !== key) return announce(sayRound('notTaken'));
    desk.chooseStake(last.bet);
    desk.won(last.win);
    board.celebrate?.(last);
    announce(last.win > 0 ? sayRound('recovered', { amount: money(last.win) }) : sayRound('recoveredNothing'));
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
    const decided = board.refresh?.(current);
    if (decided !== undefined) announce(decided);
  }

  function refreshLater() {
    const pause = board.refreshAfter?.();
    if (pause !== undefined) setTimeout(() => void refresh().finally(refreshLater), pause);
  }

  draw();
  recover();
  desk.focus();
  document.addEventListener('visibilitychange', () => void refresh());
  window.addEventListener('focus', () => void refresh());
  refreshLater();
  portal.report('ready');
}

/** @param {string} rules */
function bar(rules) {
  const pays = element('button', { type: 'button', class: 'plain' }, rules);
  const leave = element('button', { type: 'button', class: 'plain leave', 'aria-label': say('leave') }, '✕');
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

/** The last round with its outcome; the balance is the table's. @param {Table} table */
function lastRound({ lastSpin, balance }) {
  return lastSpin && { ...lastSpin, balance };
}

/** @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
