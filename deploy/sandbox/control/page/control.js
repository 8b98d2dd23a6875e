import { startContent } from './content.js';
import { startLegal } from './legal.js';
import { startContracts } from './contracts.js';
import { startOffers } from './offers.js';
import { ask, base, button, element, made, send, showFailure } from './parts.js';
import { startPromoCodes } from './promo-codes.js';
import { startRaffles } from './raffles.js';
import { startRewards } from './rewards.js';

/** Conversions of form fields to request values, where they are not plain text. */
const shapes = {
  /** @param {FormData} form */
  site: (form) => ({
    ...texts(form),
    maintenance: form.has('maintenance'),
    regionRestriction: form.has('regionRestriction'),
  }),
  /** @param {FormData} form */
  switch: (form) => ({ ...texts(form), value: form.has('value') }),
  /** @param {FormData} form */
  'vendor-maintenance': (form) => {
    const { closed, message, ...which } = texts(form);
    return { ...which, maintenance: closed === undefined ? null : { message } };
  },
  /** @param {FormData} form */
  fault: (form) => ({ ...texts(form), cut: form.has('cut') }),
  /** @param {FormData} form */
  'red-rain': (form) => {
    const { merchant, ...redRain } = texts(form);
    return {
      merchant,
      redRain: Object.fromEntries(Object.entries(redRain).map(([name, value]) => [name, Number(value)])),
    };
  },
  /** @param {FormData} form */
  message: (form) => {
    const { title, content, language, ...recipients } = /** @type {Record<string, string>} */ (texts(form));
    const inLanguage = (/** @type {string | undefined} */ text) => (text ? { [language ?? 'EN']: text } : {});
    return { ...recipients, message: { titles: inLanguage(title), contents: inLanguage(content) } };
  },
  /** @param {FormData} form */
  event: (form) => {
    const { merchant, account, ...event } = texts(form);
    return { merchant, account, event: { ...event, popup: true } };
  },
};

for (const form of document.querySelectorAll('form')) {
  if (!form.dataset.action) continue;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(form);
  });
}
void refresh(true)
  .then(() => {
    for (const start of [
      startContent,
      startLegal,
      startRewards,
      startContracts,
      startOffers,
      startPromoCodes,
      startRaffles,
    ])
      start();
    element('#forms').removeAttribute('disabled');
  })
  .catch(showFailure);

/** Milliseconds between two looks at decisions that members and other operators add or take. */
const interval = 5_000;
setInterval(() => void followDecisions().catch(showFailure), interval);

/** @param {HTMLFormElement} form */
async function act(form) {
  const action = form.dataset.action ?? '';
  const fields = new FormData(form);
  const shape = action in shapes ? shapes[/** @type {keyof typeof shapes} */ (action)] : texts;
  const button = form.querySelector('button');
  await run(action, shape(fields), button);
}

/**
 * Runs an action, shows its outcome and the new state.
 * @param {string} action
 * @param {Record<string, unknown>} body
 * @param {HTMLButtonElement | null} button
 */
async function run(action, body, button) {
  await send(action, body, button);
  await refresh(false).catch(showFailure);
}

/** @param {boolean} first */
async function refresh(first) {
  const [{ value: state }, { value: decisions }, { value: feedback }, { value: chats }] = await Promise.all(
    ['/state', '/decisions', '/feedback', '/chats'].map((path) => ask(path)),
  );
  if (first) fillChoices(state);
  element('#now').textContent = `${new Date(state.clock.now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  element('#forward').textContent =
    state.clock.forward > 0 ? `(${(state.clock.forward / 3_600_000).toFixed(2)} hours ahead)` : '(as the machine)';
  element('#accounts').replaceChildren(
    ...state.accounts.map((/** @type {Record<string, string>} */ account) =>
      row(
        account.merchant,
        account.name,
        account.kind,
        account.about ?? '',
        account.password ?? 'chosen later',
        account.paymentPassword ?? '',
        account.balance,
      ),
    ),
  );
  element('#ledger').textContent = state.ledger.faults.length === 0 ? 'balanced' : state.ledger.faults.join('; ');
  element('#faults').textContent = String(state.faults.length);
  element('#active-faults').replaceChildren(...activeFaults(state.faults));
  showDecisions(decisions);
  element('#feedback').replaceChildren(...feedbackList(feedback));
  element('#chats').replaceChildren(chatRooms(chats));
}

/** Shows new decisions, except while an operator is typing or choosing in the list. */
async function followDecisions() {
  if (document.visibilityState !== 'visible' || element('#decisions').contains(document.activeElement)) return;
  const { value } = await ask('/decisions');
  if (JSON.stringify(value) !== shownDecisions) showDecisions(value);
}

/** @param {Decision[]} decisions */
function showDecisions(decisions) {
  shownDecisions = JSON.stringify(decisions);
  element('#decisions').replaceChildren(decisionList(decisions));
}

/** @param {{ id: number, merchant: string, sender: string, isCustomer: boolean, content: string, type: number, hasPicture: boolean, at: number }[]} entries */
function feedbackList(entries) {
  if (entries.length === 0) return [made('p', 'There is no feedback.')];
  const list = document.createElement('ul');
  for (const { id, merchant, sender, isCustomer, content, type, hasPicture, at } of entries) {
    const from = isCustomer ? sender : `visitor ${sender}`.trim();
    const item = made('li', `${merchant}, ${from}, type ${type} (${new Date(at).toISOString().slice(0, 16)}): `);
    item.append(made('q', content));
    if (hasPicture) {
      const picture = document.createElement('img');
      Object.assign(picture, { src: `${base}/feedback/${id}/picture`, alt: `Picture from ${from}`, loading: 'lazy' });
      item.append(picture);
    }
    list.append(item);
  }
  return [list];
}

/** @param {{ merchants: { code: string, name: string }[], languages: string[], calls: string[], launchFaults: string[] }} state */
function fillChoices({ merchants, languages, calls, launchFaults }) {
  for (const select of document.querySelectorAll('select[name=merchant]'))
    select.replaceChildren(...merchants.map(({ code, name }) => new Option(name, code)));
  for (const select of document.querySelectorAll('select[name=language]'))
    select.replaceChildren(...languages.map((code) => new Option(code, code, code === 'EN', code === 'EN')));
  element('#calls').replaceChildren(...calls.map((id) => new Option(id, id)));
  element('select[name=fault]').replaceChildren(...launchFaults.map((name) => new Option(name, name)));
}

/** @param {Record<string, unknown>[]} faults */
function activeFaults(faults) {
  if (faults.length === 0) return [made('p', 'No fault is active.')];
  const list = document.createElement('ul');
  for (const { id, ...fault } of faults) {
    const set = Object.entries(fault).filter(([, value]) => value !== null && value !== 0 && value !== false);
    const item = made('li', set.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', '));
    item.append(
      ' ',
      button('Clear', `Clear fault ${id}`, (pressed) => run('clear-faults', { id }, pressed)),
    );
    list.append(item);
  }
  return [list];
}

/** @param {{ merchant: string, account: string, author: string, body: string, messages: number }[]} rooms */
function chatRooms(rooms) {
  if (rooms.length === 0) return made('p', 'No customer has written.');
  const list = document.createElement('ul');
  for (const { merchant, account, author, body, messages } of rooms)
    list.append(made('li', `${merchant}, ${account}, messages: ${messages}; last by the ${author}: ${body}`));
  return list;
}

/**
 * Reasons that were typed and not sent, by kind and id: they stay when the list is drawn again.
 * @type {Map<string, string>}
 */
const typedReasons = new Map();
/** The shown decisions as JSON. */
let shownDecisions = '';

/**
 * @typedef {{ kind: string, title: string, choices: Record<string, string>, id: string, merchant: string, account: string, about: string, since: number, pictures?: string[] }} Decision
 * @param {Decision[]} decisions
 */
function decisionList(decisions) {
  const waiting = new Set(decisions.map(({ kind, id }) => `${kind} ${id}`));
  for (const key of typedReasons.keys()) if (!waiting.has(key)) typedReasons.delete(key);
  if (decisions.length === 0) return made('p', 'Nothing waits for a decision.');
  const list = document.createElement('ul');
  for (const { kind, title, choices, id, merchant, account, about, since, pictures = [] } of decisions) {
    const item = document.createElement('li');
    item.append(
      made('strong', title),
      ` ${merchant}, ${account}: ${about} (${new Date(since).toISOString().slice(0, 16)}) `,
    );
    const key = `${kind} ${id}`;
    const reason = document.createElement('input');
    Object.assign(reason, { placeholder: 'Text for the account', maxLength: 200, value: typedReasons.get(key) ?? '' });
    reason.setAttribute('aria-label', `Text for ${account}: ${about}`);
    reason.addEventListener('input', () => typedReasons.set(key, reason.value));
    item.append(reason, ' ');
    for (const [choice, label] of Object.entries(choices))
      item.append(
        button(label, `${label}: ${about}, ${account}`, (pressed) => {
          const given = reason.value.trim();
          return run('decide', { kind, id, choice, ...(given && { reason: given }) }, pressed);
        }),
        ' ',
      );
    for (const [index, path] of pictures.entries()) {
      const picture = document.createElement('img');
      Object.assign(picture, { src: base + path, alt: `Picture ${index + 1} from ${account}`, loading: 'lazy' });
      item.append(picture);
    }
    list.append(item);
  }
  return list;
}

/** @param {unknown[]} cells */
function row(...cells) {
  const created = document.createElement('tr');
  created.append(...cells.map((cell) => Object.assign(document.createElement('td'), { textContent: String(cell) })));
  return created;
}

/**
 * Filled-in fields by name; number fields as numbers.
 * @param {FormData} form
 * @returns {Record<string, unknown>}
 */
function texts(form) {
  const numbers = ['amount', 'status', 'delayMs', 'times', 'days', 'hours', 'minutes'];
  const filled = [...form].filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
}
