import { ask, button, element, field, form, localTime, made, send, show, showFailure, submit } from './parts.js';

/**
 * A stored notice; times are milliseconds since 1970.
 * @typedef {{
 *   id?: number, type: string, groupName: string, titles: Record<string, string>, contents: Record<string, string>,
 *   promotionType: string, redirect: string, externalLink: string, images: { imageId: string, url: string }[],
 *   categoryIds: string[], startsAt: number, endsAt: number | null,
 * }} Notice
 */

const minute = 60_000;
const list = form('#notice-list');
const editor = form('#notice');
const help = form('#help');
/** @type {Notice} */
let edited = blank();
let language = 'EN';

/** Shows the notices and the help of the first merchant, once the choices are filled. */
export function startContent() {
  list.addEventListener('change', () => {
    edit(blank());
    void showNotices().catch(showFailure);
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveNotice();
  });
  field(editor, 'language').addEventListener('change', () => {
    takeTexts();
    language = field(editor, 'language').value;
    showTexts();
  });
  element('#new-notice').addEventListener('click', () => edit(blank()));
  field(help, 'merchant').addEventListener('change', () => void showHelp());
  help.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveHelp();
  });
  edit(blank());
  void showNotices().catch(showFailure);
  void showHelp();
}

async function showNotices() {
  const merchant = field(list, 'merchant').value;
  /** @type {{ value: (Notice & { id: number })[] }} */
  const { value } = await ask(`/notices/${merchant}`);
  if (merchant !== field(list, 'merchant').value) return;
  const shown = document.createElement('ul');
  for (const notice of value) {
    const title = titleOf(notice);
    const item = made('li', `${notice.type}, ${notice.groupName}: ${title} (${windowOf(notice)}) `);
    item.append(
      button('Edit', `Edit ${title}`, () => edit(notice)),
      ' ',
      button('Remove', `Remove ${title}`, (pressed) => void removeNotice(notice.id, pressed)),
    );
    shown.append(item);
  }
  element('#notices').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has no notices.'));
}

/** @param {Notice} notice */
function edit(notice) {
  edited = structuredClone(notice);
  element('#notice-form-title').textContent =
    notice.id === undefined ? 'New notice' : `Notice ${notice.id}: ${titleOf(notice)}`;
  for (const name of ['type', 'groupName', 'promotionType', 'redirect', 'externalLink'])
    field(editor, name).value = String(notice[/** @type {keyof Notice} */ (name)]);
  field(editor, 'startsAt').value = localTime(notice.startsAt);
  field(editor, 'endsAt').value = notice.endsAt === null ? '' : localTime(notice.endsAt);
  field(editor, 'images').value = notice.images.map(({ imageId, url }) => `${imageId} ${url}`).join('\n');
  field(editor, 'categoryIds').value = notice.categoryIds.join(',');
  showTexts();
}

async function saveNotice() {
  takeTexts();
  const { id, titles, contents } = edited;
  const endsAt = field(editor, 'endsAt').value;
  const notice = {
    titles,
    contents,
    ...Object.fromEntries(
      ['type', 'groupName', 'promotionType', 'redirect', 'externalLink'].map((name) => [
        name,
        field(editor, name).value.trim(),
      ]),
    ),
    images: lines(field(editor, 'images').value).map((line) => {
      const [imageId = '', ...url] = line.split(/\s+/);
      return { imageId, url: url.join(' ') };
    }),
    categoryIds: field(editor, 'categoryIds')
      .value.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    startsAt: Date.parse(`${field(editor, 'startsAt').value}Z`),
    endsAt: endsAt === '' ? null : Date.parse(`${endsAt}Z`),
  };
  const merchant = field(list, 'merchant').value;
  const saved = await send('notice', { merchant, ...(id !== undefined && { id }), notice }, submit(editor));
  if (saved === undefined) return;
  edit(blank());
  await showNotices();
}

/**
 * @param {number} id
 * @param {HTMLButtonElement} pressed
 */
async function removeNotice(id, pressed) {
  const removed = await send('remove-notice', { merchant: field(list, 'merchant').value, id }, pressed);
  if (removed === undefined) return;
  if (edited.id === id) edit(blank());
  await showNotices();
}

async function showHelp() {
  const merchant = field(help, 'merchant').value;
  // until the topics are there, saving would store those of another merchant
  field(help, 'topics').value = '';
  setHelpDisabled(true);
  try {
    const { value } = await ask(`/help/${merchant}`);
    if (merchant !== field(help, 'merchant').value) return;
    field(help, 'topics').value = JSON.stringify(value, null, 2);
    setHelpDisabled(false);
  } catch (error) {
    showFailure(error);
  }
}

/** @param {boolean} disabled */
function setHelpDisabled(disabled) {
  field(help, 'topics').disabled = disabled;
  const button = submit(help);
  if (button) button.disabled = disabled;
}

async function saveHelp() {
  let topics;
  try {
    topics = JSON.parse(field(help, 'topics').value);
  } catch (error) {
    return show(`Refused: the topics are not JSON: ${error instanceof Error ? error.message : error}`, true);
  }
  await send('help', { merchant: field(help, 'merchant').value, topics }, submit(help));
}

/** Keeps what was typed in the current language; an empty text is none. */
function takeTexts() {
  for (const [texts, name] of /** @type {const} */ ([
    [edited.titles, 'title'],
    [edited.contents, 'content'],
  ])) {
    const text = field(editor, name).value;
    if (text.trim() === '') delete texts[language];
    else texts[language] = text;
  }
}

function showTexts() {
  field(editor, 'title').value = edited.titles[language] ?? '';
  field(editor, 'content').value = edited.contents[language] ?? '';
}

/** @returns {Notice} */
function blank() {
  return {
    ...{
      type: 'B',
      groupName: 'w_notice',
      titles: {},
      contents: {},
      promotionType: '',
      redirect: '',
      externalLink: '',
    },
    ...{ images: [], categoryIds: [], startsAt: Date.now() - (Date.now() % minute), endsAt: null },
  };
}

/** @param {Notice} notice */
function titleOf({ titles }) {
  return titles['EN'] ?? Object.values(titles)[0] ?? '';
}

/** @param {Notice} notice */
function windowOf({ startsAt, endsAt }) {
  return `from ${localTime(startsAt)}${endsAt === null ? '' : ` until ${localTime(endsAt)}`}`;
}

/** @param {string} text */
function lines(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
