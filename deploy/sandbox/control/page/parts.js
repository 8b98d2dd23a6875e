export const base = '/wps/control';
const outcome = element('#outcome');

/**
 * Runs an action and shows its outcome; the button is disabled meanwhile. Returns the answer's value, `undefined` when
 * the action was refused or failed.
 * @param {string} action
 * @param {Record<string, unknown>} body
 * @param {HTMLButtonElement | null} button
 * @returns {Promise<any>}
 */
export async function send(action, body, button) {
  if (button) button.disabled = true;
  show('Working…');
  try {
    const answer = await ask(`/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (answer.success) show(`Done: ${action} ${JSON.stringify(answer.value ?? '')}`);
    else show(`Refused: ${answer.message}`, true);
    return answer.success ? (answer.value ?? null) : undefined;
  } catch (error) {
    showFailure(error);
    return undefined;
  } finally {
    if (button) button.disabled = false;
  }
}

/** @param {unknown} error */
export function showFailure(error) {
  show(`The sandbox did not answer: ${error instanceof Error ? error.message : error}. Is it running?`, true);
}

/**
 * @param {string} text
 * @param {boolean} [refused]
 */
export function show(text, refused = false) {
  outcome.className = refused ? 'refused' : '';
  outcome.textContent = text;
}

/**
 * @param {string} text
 * @param {string} label read out
 * @param {(pressed: HTMLButtonElement) => void} press
 */
export function button(text, label, press) {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = text;
  created.setAttribute('aria-label', label);
  created.addEventListener('click', () => press(created));
  return created;
}

/**
 * @param {string} name of the element
 * @param {string} text
 */
export function made(name, text) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
export async function ask(path, options) {
  const answer = await fetch(base + path, options);
  return answer.json();
}

/** @param {string} selector */
export function element(selector) {
  return /** @type {HTMLElement} */ (document.querySelector(selector));
}

/**
 * A moment in UTC as a date-time field writes it.
 * @param {number} time milliseconds since 1970
 */
export function localTime(time) {
  return new Date(time).toISOString().slice(0, 16);
}

/** @param {string} selector */
export function form(selector) {
  return /** @type {HTMLFormElement} */ (element(selector));
}

/**
 * @param {HTMLFormElement} owner
 * @param {string} name
 */
export function field(owner, name) {
  return /** @type {HTMLInputElement} */ (owner.elements.namedItem(name));
}

/**
 * The first button of a form.
 * @param {HTMLFormElement} owner
 */
export function submit(owner) {
  return owner.querySelector('button');
}

/**
 * The time in a date-time field, which is UTC; null when it is empty.
 * @param {string} text
 */
export function utcTime(text) {
  return text === '' ? null : Date.parse(`${text}Z`);
}
