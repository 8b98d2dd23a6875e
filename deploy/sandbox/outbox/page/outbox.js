/** @typedef {{ id: number, merchant: string, account: string | null, kind: 'mail' | 'sms', to: string, language: string,
 *   template: string, subject: string, body: string, delivery: string, at: string }} Message */

/** Polling interval in milliseconds. */
const pause = 2000;

const form = /** @type {HTMLFormElement} */ (element(document, 'form'));
const list = element(document, '#messages');
const found = element(document, '#found');
const template = /** @type {HTMLTemplateElement} */ (element(document, '#message'));
const kinds = { mail: 'Mail', sms: 'Text message' };
/** @type {Record<string, string>} */
const deliveries = { kept: 'kept here', waiting: 'on its way', sent: 'sent', failed: 'could not be sent' };
let shown = '';
let asked = 0;

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => void refresh());
setInterval(() => document.visibilityState === 'visible' && void refresh(), pause);
void offerMerchants().then(refresh);

async function offerMerchants() {
  const { value } = await ask('/wps/control/state');
  const options = value.merchants.map(
    (/** @type {{ code: string, name: string }} */ { code, name }) => new Option(name, code),
  );
  element(form, 'select').append(...options);
  const selected = new URLSearchParams(location.search).get('merchant');
  if (selected) /** @type {HTMLSelectElement} */ (element(form, 'select')).value = selected;
}

async function refresh() {
  const turn = (asked += 1);
  const query = new URLSearchParams(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
  try {
    const { value } = await ask(`/wps/control/outbox/messages?${query}`);
    if (turn === asked) show(value);
  } catch {
    if (turn === asked) found.textContent = 'The sandbox does not answer. Trying again…';
  }
}

/** @param {Message[]} messages */
function show(messages) {
  const received = JSON.stringify(messages);
  const count = messages.length;
  const counted = count === 1 ? '1 message' : `${count} messages`;
  found.textContent = count === 0 ? 'No messages match.' : `${counted}, newest first.`;
  if (received === shown) return;
  shown = received;
  list.replaceChildren(...messages.map(drawn));
}

/** @param {Message} message */
function drawn({ merchant, account, kind, to, language, template: name, subject, body, delivery, at }) {
  const item = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  /** @param {string} part @param {string} text */
  const write = (part, text) => (element(item, `[data-part=${part}]`).textContent = text);
  write('to', to || 'no address');
  write('kind', kinds[kind]);
  write('subject', subject);
  write('body', body);
  write('about', [merchant, account, language, name, deliveries[delivery]].filter(Boolean).join(' · '));
  const time = /** @type {HTMLTimeElement} */ (element(item, 'time'));
  time.dateTime = at;
  time.textContent = new Date(at).toLocaleString();
  return item;
}

/** @param {string} path */
async function ask(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

/**
 * @param {ParentNode} parent
 * @param {string} selector
 */
function element(parent, selector) {
  return /** @type {HTMLElement} */ (parent.querySelector(selector));
}
