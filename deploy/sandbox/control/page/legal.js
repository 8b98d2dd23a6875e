import { ask, field, form, send, showFailure, submit } from './parts.js';

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
  // until the page is there, saving would store another one in its place
  edit(blank());
  setDisabled(true);
  try {
    /** @type {{ value: LegalPage[] }} */
    const { value } = await ask(`/legal/${merchant}`);
    if (merchant !== chosen().merchant || page !== chosen().page) return;
    edit(value.find((one) => one.page === page) ?? blank());
    setDisabled(false);
  } catch (error) {
    showFailure(error);
  }
}

/** @param {LegalPage} page */
function edit(page) {
  edited = page;
  field(editor, 'since').value = edited.since;
  showText();
}

/** @param {boolean} disabled */
function setDisabled(disabled) {
  field(editor, 'content').disabled = disabled;
  const button = submit(editor);
  if (button) button.disabled = disabled;
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
