export {};

/** Milliseconds between two reads of the messages; the portal also says when there are new ones. */
const period = 5_000;

/**
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no ${id}`);
  return found;
}

const texts = part('room', HTMLElement).dataset;
const log = part('log', HTMLOListElement);
const text = part('text', HTMLInputElement);
const offline = part('offline', HTMLElement);
const ticket = location.hash.slice(1);

/** Number of the last message shown. */
let last = 0;
let readUpTo = 0;
let shown = false;
let reading = false;
let again = false;

/**
 * @param {string} path
 * @param {object} [body]
 */
async function ask(path, body) {
  const answer = await fetch(`/room/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Ticket ${ticket}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return (await answer.json()).value;
}

/** Shows the messages after the last one; one reading at a time. */
async function readOn() {
  again = true;
  if (reading) return;
  reading = true;
  try {
    while (again) {
      again = false;
      /** @type {{ number: number, author: string, key: string, body: string }[]} */
      const messages = await ask(`messages?after=${last}`);
      for (const message of messages) showStored(message);
      if (messages.length > 0) again = true;
    }
    if (shown && !document.hidden && last > readUpTo) {
      await ask('read', { upTo: last });
      readUpTo = last;
    }
    offline.hidden = true;
  } catch {
    offline.hidden = false;
  } finally {
    reading = false;
  }
}

/** @param {{ number: number, author: string, key: string, body: string }} message */
function showStored({ number, author, key, body }) {
  if (number <= last) return;
  last = number;
  const own = author === 'customer';
  const waiting = own ? log.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  waiting?.remove();
  // what is not stored yet stays below what is
  add(made(body, own), log.querySelector('[data-key]'));
}

/**
 * @param {string} body
 * @param {boolean} own
 */
function made(body, own) {
  const item = document.createElement('li');
  item.classList.toggle('own', own);
  const author = document.createElement('span');
  author.className = 'author';
  author.textContent = `${own ? texts['you'] : texts['support']}: `;
  item.append(author, body);
  return item;
}

/**
 * @param {HTMLElement} item
 * @param {Element | null} before Absent: at the end.
 */
function add(item, before = null) {
  log.insertBefore(item, before);
  item.scrollIntoView({ block: 'end' });
}

/** @param {string} body */
function send(body) {
  const key = crypto.randomUUID();
  const item = made(body, true);
  item.dataset['key'] = key;
  add(item);
  void deliver(item, key, body);
}

/**
 * Sends a message; the same key stores it once, also when only the answer was lost.
 * @param {HTMLElement} item
 * @param {string} key
 * @param {string} body
 */
async function deliver(item, key, body) {
  item.querySelector('.unsent')?.remove();
  item.setAttribute('aria-busy', 'true');
  try {
    await ask('messages', { key, text: body });
    void readOn();
  } catch {
    const note = document.createElement('span');
    note.className = 'unsent';
    note.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = texts['again'] ?? '';
    retry.addEventListener(
      'click',
      () => {
        // the button goes away
        text.focus();
        void deliver(item, key, body);
      },
      { once: true },
    );
    note.append(`${texts['failed']} `, retry);
    item.append(note);
    note.scrollIntoView({ block: 'nearest' });
  } finally {
    item.removeAttribute('aria-busy');
  }
}

part('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const body = text.value.trim();
  // as the server requires it: a text that can be seen
  if (!/[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(body)) return;
  text.value = '';
  send(body);
});

addEventListener('keydown', ({ key, isComposing }) => {
  // an input method is left by the same key; the page's policy allows only the merchant's portals frame it
  if (key === 'Escape' && !isComposing) window.parent.postMessage('chat-room:close', '*');
});

/** The portal's colours, by the names of the style sheet. @param {Record<string, string>} look */
function applyLook(look) {
  for (const name of ['text', 'card', 'raised', 'accent', 'on-accent', 'border', 'outline', 'negative', 'focus'])
    if (CSS.supports('color', look[name] ?? ''))
      document.documentElement.style.setProperty(`--${name}`, look[name] ?? '');
}

addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return;
  if (data?.look) return applyLook(data.look);
  if (data === 'chat-room:shown') shown = true;
  else if (data === 'chat-room:hidden') shown = false;
  else if (data !== 'chat-room:refresh') return;
  void readOn();
});
document.addEventListener('visibilitychange', () => void readOn());
setInterval(() => !document.hidden && void readOn(), period);
void readOn();
