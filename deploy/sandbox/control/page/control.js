const base = '/wps/control';
const outcome = element('#outcome');

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
  event: (form) => {
    const { merchant, account, ...event } = texts(form);
    return { merchant, account, event: { ...event, popup: true } };
  },
};

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(form);
  });
}
void refresh(true);

/** @param {HTMLFormElement} form */
async function act(form) {
  const action = form.dataset.action ?? '';
  const fields = new FormData(form);
  const shape = action in shapes ? shapes[/** @type {keyof typeof shapes} */ (action)] : texts;
  const answer = await ask(`/${action}`, {
    method: 'POST',
    body: JSON.stringify(shape(fields)),
    headers: { 'content-type': 'application/json' },
  });
  outcome.className = answer.success ? '' : 'refused';
  outcome.textContent = answer.success
    ? `Done: ${action} ${JSON.stringify(answer.value ?? '')}`
    : `Refused: ${answer.message}`;
  await refresh(false);
}

/** @param {boolean} first */
async function refresh(first) {
  const { value: state } = await ask('/state');
  if (first) {
    for (const select of document.querySelectorAll('select[name=merchant]')) {
      select.replaceChildren(
        ...state.merchants.map(
          (/** @type {{ code: string, name: string }} */ { code, name }) => new Option(name, code),
        ),
      );
    }
  }
  element('#accounts').replaceChildren(
    ...state.accounts.map((/** @type {Record<string, string>} */ { merchant, name, kind, balance }) =>
      row(merchant, name, kind, balance),
    ),
  );
  element('#ledger').textContent = state.ledger.faults.length === 0 ? 'balanced' : state.ledger.faults.join('; ');
  element('#faults').textContent = String(state.faults.length);
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
  const numbers = ['amount', 'status', 'delayMs', 'times'];
  const filled = [...form].filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function ask(path, options) {
  const answer = await fetch(base + path, options);
  return answer.json();
}

/** @param {string} selector */
function element(selector) {
  return /** @type {HTMLElement} */ (document.querySelector(selector));
}
