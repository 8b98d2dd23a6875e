/** @import { DescribedPlay, GameState, SlipDraft, SlipRefusal, SlipRequest } from '../../../lottery/betting/contract' */
/** @import { BettingContext } from './types' */
import { element } from '../element.js';
import { moneyWriter } from '../money.js';
import { isFramed, portalAround, reopenFrame } from '../portal.js';
import { Refused } from '../server.js';
import { readStored, writeStored } from '../tab-storage.js';
import { createBetsPanel } from './bets-panel.js';
import { broughtLines } from './brought-lines.js';
import { countdownText, issuesFrom, serverTime, stillOnSale } from './countdown.js';
import { createLayout } from './layouts/create-layout.js';
import { lineText } from './line-text.js';
import { isUnanswered, keepDraft, openSession, placeSlip, readBets, readState } from './server.js';
import { createSlipPanel } from './slip-panel.js';
import { Slip } from './slip.js';
import { lotteryTextsFor } from './texts.js';

/** Milliseconds between two reads of the state, when an issue has ended or bets are due. */
const pause = 3_000;
/** Milliseconds after which time, issues and balance are read again in any case: the server's clock may be set. */
const longestUnread = 30_000;
/** Milliseconds without a change after which the slip is kept on the server. */
const draftPause = 500;
/** Milliseconds by which the device's two clocks may drift apart before the time is read again. */
const longestDrift = 2_000;

const stage = /** @type {HTMLElement} */ (document.querySelector('main'));
const announcement = /** @type {HTMLElement} */ (document.querySelector('#announcement'));
const query = new URLSearchParams(location.search);
const { language = 'EN', game: gameCode = '', layout: layoutName = '' } = stage.dataset;
const locale = document.documentElement.lang;
const say = await lotteryTextsFor(language);

void start();

async function start() {
  try {
    const { token, state } = await openSession(query.get('ticket') ?? '', { game: gameCode, lang: language });
    await show(token, state);
  } catch (error) {
    if (!isUnanswered(error) && error instanceof Refused) {
      const isRefused = error.key === 'in_need_true_account';
      announce(isRefused ? say('account') : say('ended'), 'trouble');
      stage.dataset.state = 'ended';
      if (!isRefused && isFramed()) offer(say('retry'), reopenFrame);
      return;
    }
    announce(say('unreachable'), 'trouble');
    offer(say('retry'), () => void start());
  }
}

/**
 * @param {string} token
 * @param {GameState} state
 */
async function show(token, state) {
  const money = moneyWriter(state.currency, locale);
  const portal = portalAround(state.portals, state.game);
  const listing = { game: state.game, lang: language };
  const shown = new AbortController();
  const slip = new Slip(state);
  const stored = `slip:${state.game}`;
  const sentSlip = `sent:${state.game}`;
  let now = serverTime(state, performance.now());
  let readAt = performance.now();
  let offset = clockOffset();
  /** When the shown balance was read at the earliest: an answer to an earlier request is older. */
  let balanceAt = 0;
  let sending = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let keeping;
  /** A change of the slip that the server does not keep yet. @type {SlipDraft | undefined} */
  let unkept;
  /** Whether the server keeps the slip, or soon does. */
  let isKept = state.draft !== undefined;

  /** @type {BettingContext} */
  const context = { say, locale, money, state, slip, add, announce };
  const issue = element('span', { id: 'issue' });
  const clock = element('span', { id: 'clock', role: 'timer' });
  const balance = element('output', { class: 'amount', id: 'balance' });
  const initial = /** @type {DescribedPlay} */ (playOfAddress(state));
  const layout = await createLayout(layoutName, context, initial);
  const panel = createSlipPanel(context, { onChange: changed, onBet: () => void bet() });
  const bets = createBetsPanel(context, () => readBets(token, listing));

  /**
   * @param {DescribedPlay} play
   * @param {number[]} numbers
   */
  function add(play, numbers) {
    const line = lineText(say, { play: play.code, numbers }, state.plays, state.family);
    const added = slip.add(play, numbers);
    const full = slip.lines.length >= state.limits.lines;
    if (added) announce(say('added', { line }));
    else announce(full ? say('tooMany', { maximum: state.limits.lines }) : say('same'), 'trouble');
    changed();
    return added;
  }

  function changed() {
    const { lines, unit, multiple, issueCount } = slip;
    writeStored(stored, JSON.stringify({ lines, unit, multiple, issueCount }));
    if (lines.length > 0 || isKept) keep({ game: state.game, lines: [...lines], unit, multiple, issueCount });
    layout.update();
    panel.draw();
  }

  /** @param {SlipDraft} draft */
  function keep(draft) {
    isKept = draft.lines.length > 0;
    unkept = draft;
    clearTimeout(keeping);
    keeping = setTimeout(keepNow, draftPause);
  }

  /** Keeps the last change without a pause. After a failure the next call, or the next read of the state, does it. */
  function keepNow() {
    clearTimeout(keeping);
    const draft = unkept;
    if (!draft) return;
    unkept = undefined;
    void keepDraft(token, draft).catch(() => (unkept ??= draft));
  }

  async function bet() {
    if (sending) return;
    await send({ key: crypto.randomUUID(), slip: slip.request });
  }

  /** @param {{ key: string, slip: SlipRequest }} sent */
  async function send(sent) {
    sending = true;
    // the page may be left before there is an answer
    keepNow();
    panel.working(true);
    announce(say('sending'));
    writeStored(sentSlip, JSON.stringify(sent));
    try {
      const placed = await placeSlip(token, sent, () => announce(say('offline')));
      writeStored(sentSlip, undefined);
      slip.lines.length = 0;
      showBalance(placed.balance);
      changed();
      announce(say('placed', { slip: placed.slip, amount: money(placed.total) }), 'won');
      void bets.refresh();
    } catch (error) {
      if (isUnanswered(error)) {
        announce(say('unreachable'), 'trouble');
        return offer(say('retry'), () => void send(sent));
      }
      writeStored(sentSlip, undefined);
      refused(/** @type {Refused} */ (error));
    }
    sending = false;
    panel.working(hasEnded());
  }

  /** Says what to do about a refused slip, which keeps its lines. @param {Refused} error */
  function refused({ key, status, value = {} }) {
    /** @type {Record<string, any>} */
    const facts = value;
    const amounts = Object.fromEntries(
      Object.entries(facts).map(([name, amount]) => [name, typeof amount === 'number' ? money(amount) : amount]),
    );
    /** @type {Partial<Record<SlipRefusal, () => string>>} */
    const texts = {
      lottery_issue_closed: () =>
        say('closedIssue', { closed: facts.closed ?? '–', next: facts.onSale?.numero ?? '–' }),
      lottery_numbers_impossible: () => say('impossible', { hint: lineOf(facts.line) }),
      lottery_stake_limits: () => say('stakeLimits', amounts),
      lottery_prize_limit: () => say('prizeLimit', amounts),
      lottery_too_many_lines: () => say('tooMany', facts),
      in_need_true_account: () => say('account'),
      vendor_under_maintenance: () => say('maintenance'),
    };
    if (key === 'balance-low') return lowBalance(value.balance);
    if (status === 401) return ended();
    if (key === 'lottery_issue_closed') state.issues = issuesFrom(state.issues, facts.onSale);
    announce(texts[/** @type {SlipRefusal} */ (key)]?.() ?? say('unknown'), 'trouble');
    void refresh();
  }

  /** @param {number} [index] */
  function lineOf(index = 0) {
    const line = slip.lines[index];
    return line ? lineText(say, line, state.plays, state.family) : '';
  }

  /** @param {number} [current] */
  function lowBalance(current = state.balance) {
    showBalance(current);
    announce(say('low'), 'trouble');
    portal.report('balance-low');
  }

  function ended() {
    stage.dataset.state = 'ended';
    panel.working(true);
    announce(say('ended'), 'trouble');
    if (isFramed()) offer(say('retry'), reopenFrame);
  }

  /** @param {number} current */
  function showBalance(current) {
    balanceAt = performance.now();
    state.balance = current;
    balance.value = money(current);
  }

  /** Shows another game of the session. @param {string} code */
  async function change(code) {
    try {
      const next = await readState(token, { ...listing, game: code });
      shown.abort();
      await show(token, next);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) return ended();
      games.value = state.game;
      announce(say('unreachable'), 'trouble');
    }
  }

  /** Issues, balance and time from the server. */
  async function refresh() {
    // it would announce the end again
    if (hasEnded()) return;
    readAt = performance.now();
    const asked = performance.now();
    const current = await readState(token, listing).catch((error) => error);
    if (current instanceof Refused && current.status === 401) return ended();
    if (current instanceof Error) return;
    // the answer was made about half the way back
    now = serverTime(current, (asked + performance.now()) / 2);
    state.issues = current.issues;
    // the answer to a slip that was placed meanwhile is newer
    if (asked >= balanceAt) showBalance(current.balance);
    keepNow();
    tick();
    if (!sending) panel.draw();
  }

  function tick() {
    const time = now(performance.now());
    const left = stillOnSale(state.issues, time);
    if (left.length < state.issues.length) {
      state.issues = left;
      panel.draw();
    }
    const [first] = left;
    issue.replaceChildren(first ? say('title', { numero: first.numero }) : say('closed'));
    clock.replaceChildren(first ? `${say('closes')} ${countdownText(first.closesAt - time)}` : '');
    if (hasEnded()) return;
    // the monotonic clock of some devices stops while they sleep
    const hasSlept = Math.abs(clockOffset() - offset) > longestDrift;
    if (hasSlept) offset = clockOffset();
    const due = hasSlept || left.length < Math.min(state.limits.issues, 2) || bets.isDue(time);
    const unread = performance.now() - readAt;
    if (hasSlept || (due && unread > pause)) {
      void refresh();
      void bets.refresh();
    } else if (unread > longestUnread) void refresh();
  }

  /** The numbers that the address brings, or the lines of before a reload. */
  function fill() {
    slip.restore(readStored(stored) === undefined ? (state.draft ?? {}) : readLines(stored));
    const brought = query.get('bet_param') ?? '';
    const isNew = readStored(`brought:${query.get('ticket')}`) === undefined;
    writeStored(`brought:${query.get('ticket')}`, 'yes');
    if (brought === '' || !isNew) return;
    const lines = broughtLines(brought, initial, state.plays);
    for (const { play, numbers } of lines) add(play, numbers);
    if (lines.length === 0) announce(say('misfit'), 'trouble');
  }

  /** Offers to clear up a slip that had no answer when the page was reloaded. */
  function recover() {
    const kept = readStored(sentSlip);
    const sent = kept === undefined ? state.pending : JSON.parse(kept);
    if (sent) {
      announce(say('pending'), 'trouble');
      return offer(say('check'), () => void send(sent));
    }
    const { accepted } = state;
    if (accepted) announce(say('lastSlip', { slip: accepted.slip, amount: money(accepted.total) }));
  }

  const games = element('select', {}, ...state.games.map(({ code, name }) => element('option', { value: code }, name)));
  games.value = state.game;
  games.addEventListener('change', () => (sending ? (games.value = state.game) : void change(games.value)));

  stage.replaceChildren(
    element(
      'header',
      {},
      element('h1', {}, state.name),
      element('p', { class: 'sale' }, issue, ' ', clock),
      element('p', { class: 'balance' }, element('span', {}, say('balance')), ' ', balance),
    ),
    // the page for several games
    ...(gameCode === '' ? [element('label', {}, element('span', {}, say('game')), games)] : []),
    announcement,
    layout.frame,
    panel.frame,
    element('p', { class: 'hint' }, say('payback', { share: percent(state.lowestReturn / 10_000) })),
    bets.frame,
  );
  stage.dataset.state = 'ready';
  announce(say('ready'));
  showBalance(state.balance);
  fill();
  recover();
  changed();
  tick();
  void bets.refresh();
  const timer = setInterval(() => document.visibilityState === 'visible' && tick(), 1000);
  shown.signal.addEventListener('abort', () => clearInterval(timer));
  const look = () => document.visibilityState === 'visible' && void refresh();
  document.addEventListener('visibilitychange', look, { signal: shown.signal });
  portal.report('ready');
}

function hasEnded() {
  return stage.dataset.state === 'ended';
}

/** How far the device's clock is ahead of the monotonic one. */
function clockOffset() {
  return Date.now() - performance.now();
}

/** The play that the address names, as `straight` or with its family as `SSC_STRAIGHT`; else the first. @param {GameState} state */
function playOfAddress({ plays }) {
  const named = (query.get('playType') ?? '').toLowerCase();
  return plays.find(({ code }) => named === code || named.endsWith(`_${code}`)) ?? plays[0];
}

/** @param {string} name */
function readLines(name) {
  try {
    return JSON.parse(readStored(name) ?? '{}');
  } catch {
    return {};
  }
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

/** @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
