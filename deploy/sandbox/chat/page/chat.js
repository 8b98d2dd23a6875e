export {};

const { language = 'EN' } = document.documentElement.dataset;

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

const open = part('open', HTMLButtonElement);
const panel = part('panel', HTMLElement);
const log = part('log', HTMLOListElement);
const text = part('text', HTMLInputElement);
const failed = part('failed', HTMLParagraphElement);

/**
 * Reports a state change to the framing portal. The state is no secret, and the page's policy allows only the merchant's
 * portals frame it; Firefox does not reveal which one.
 * @param {'ready' | 'failed' | 'opened' | 'closed'} say
 */
function report(say) {
  if (window.parent !== window) window.parent.postMessage({ from: 'atrium-chat', say }, '*');
}

/** @param {boolean} unfolded */
function unfold(unfolded) {
  panel.hidden = !unfolded;
  open.hidden = unfolded;
  open.setAttribute('aria-expanded', String(unfolded));
  report(unfolded ? 'opened' : 'closed');
  (unfolded ? text : open).focus();
}

/**
 * @param {string} message
 * @param {boolean} [own]
 */
function add(message, own = false) {
  const item = document.createElement('li');
  item.textContent = message;
  item.classList.toggle('own', own);
  log.append(item);
  item.scrollIntoView({ block: 'end' });
}

async function send() {
  const message = text.value.trim();
  if (!message) return;
  const answer = await fetch('/chat/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: message, language }),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  add(message, true);
  text.value = '';
  add((await answer.json()).value.text);
}

open.addEventListener('click', () => unfold(true));
part('close', HTMLButtonElement).addEventListener('click', () => unfold(false));
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !panel.hidden) unfold(false);
});
part('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  send().then(
    () => (failed.hidden = true),
    () => (failed.hidden = false),
  );
});

fetch('/chat/ready').then(
  ({ ok }) => {
    open.hidden = !ok;
    report(ok ? 'ready' : 'failed');
  },
  () => report('failed'),
);
