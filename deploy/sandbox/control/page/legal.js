import { ask, field, form, send, submit } from './parts.js';

/** @typedef {{ page: string, contents: Record<string, string>, since: string }} LegalPage */

const editor = form('#legal');
/** @type {LegalPage} */
let edited = blank();
let language = 'EN';

/** Shows the terms of the first merchant, once the choices are filled. */
export function startLegal() {
  for (const name of ['merchant', 'page']) field(editor, name).addEventListener('change', () => void showPage());
  field(editor, 'language').addEventListener('change', () => {
    takeText();
    language = field(editor, 'language').value;
    showText();
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void savePage();
  });
  void showPage();
}

async function showPage() {
  const { merchant, page } = chosen();
  /** @type {{ value: LegalPage[] }} */
  const { value } = await ask(`/legal/${merchant}`);
  if (merchant !== chosen().merchant || page !== chosen().page) return;
  edited = value.find((one) => one.page === page) ?? blank();
  field(editor, 'since').value = edited.since;
  showText();
}

async function savePage() {
  takeText();
  const { merchant, page } = chosen();
  const legal = { page, contents: edited.contents, since: field(editor, 'since').value };
  const saved = await send('legal', { merchant, legal }, submit(editor));
  if (saved !== undefined) await showPage();
}

function chosen() {
  return { merchant: field(editor, 'merchant').value, page: field(editor, 'page').value };
}

/** Keeps what was typed in the current language; an empty text is none. */
function takeText() {
  const text = field(editor, 'content').value;
  if (text.trim() === '') delete edited.contents[language];
  else edited.contents[language] = text;
}

function showText() {
  field(editor, 'content').value = edited.contents[language] ?? '';
}

/** @returns {LegalPage} */
function blank() {
  return { page: '', contents: {}, since: '' };
}
