import { ask, button, element, field, form, localTime, made, send, submit, utcTime } from './parts.js';

/**
 * A stored offer; amounts are minor units, times milliseconds since 1970.
 * @typedef {{
 *   id?: number, area: string, rule: string, titles: Record<string, string>, conditions: Record<string, string>,
 *   amounts: number[], goal: number, share: number, remarkRequired: boolean, imageRequired: boolean,
 *   linkedPromotionId: string, startsAt: number, endsAt: number | null,
 * }} Offer
 */

const plain = /** @type {const} */ (['area', 'rule', 'linkedPromotionId']);
const numbers = /** @type {const} */ (['goal', 'share']);
const flags = /** @type {const} */ (['remarkRequired', 'imageRequired']);
const list = form('#offer-list');
const editor = form('#offer');
/** @type {Offer} */
let edited = blank();
let language = 'EN';

/** Shows the offers of the first merchant, once the choices are filled. */
export function startOffers() {
  list.addEventListener('change', () => {
    edit(blank());
    void showOffers();
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveOffer();
  });
  field(editor, 'language').addEventListener('change', () => {
    takeTexts();
    language = field(editor, 'language').value;
    showTexts();
  });
  element('#new-offer').addEventListener('click', () => edit(blank()));
  edit(blank());
  void showOffers();
}

async function showOffers() {
  const merchant = field(list, 'merchant').value;
  /** @type {{ value: (Offer & { id: number })[] }} */
  const { value } = await ask(`/offers/${merchant}`);
  if (merchant !== field(list, 'merchant').value) return;
  const shown = document.createElement('ul');
  for (const offer of value) {
    const title = titleOf(offer);
    const ends = offer.endsAt === null ? '' : `, until ${localTime(offer.endsAt)}`;
    const item = made('li', `${offer.area}, ${title}: ${offer.amounts.join(', ')}${ends} `);
    item.append(button('Edit', `Edit ${title}`, () => edit(offer)));
    shown.append(item);
  }
  element('#offers').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has no offers.'));
}

/** @param {Offer} offer */
function edit(offer) {
  edited = structuredClone(offer);
  element('#offer-form-title').textContent =
    offer.id === undefined ? 'New offer' : `Offer ${offer.id}: ${titleOf(offer)}`;
  for (const name of [...plain, ...numbers]) field(editor, name).value = String(offer[name]);
  for (const name of flags) field(editor, name).checked = offer[name];
  field(editor, 'rule').disabled = offer.id !== undefined;
  field(editor, 'amounts').value = offer.amounts.join(', ');
  field(editor, 'startsAt').value = localTime(offer.startsAt);
  field(editor, 'endsAt').value = offer.endsAt === null ? '' : localTime(offer.endsAt);
  showTexts();
}

async function saveOffer() {
  takeTexts();
  const { id, titles, conditions } = edited;
  const offer = {
    ...{ titles, conditions },
    ...Object.fromEntries(plain.map((name) => [name, field(editor, name).value.trim()])),
    ...Object.fromEntries(numbers.map((name) => [name, Number(field(editor, name).value)])),
    ...Object.fromEntries(flags.map((name) => [name, field(editor, name).checked])),
    amounts: field(editor, 'amounts').value.split(',').map(Number),
    startsAt: utcTime(field(editor, 'startsAt').value),
    endsAt: utcTime(field(editor, 'endsAt').value),
  };
  const merchant = field(list, 'merchant').value;
  const saved = await send('offer', { merchant, ...(id !== undefined && { id }), offer }, submit(editor));
  if (saved === undefined) return;
  edit(blank());
  await showOffers();
}

/** Keeps what was typed in the current language; an empty text is none. */
function takeTexts() {
  for (const [texts, name] of /** @type {const} */ ([
    [edited.titles, 'title'],
    [edited.conditions, 'conditions'],
  ])) {
    const text = field(editor, name).value.trim();
    if (text === '') delete texts[language];
    else texts[language] = text;
  }
}

function showTexts() {
  field(editor, 'title').value = edited.titles[language] ?? '';
  field(editor, 'conditions').value = edited.conditions[language] ?? '';
}

/** @returns {Offer} */
function blank() {
  return {
    ...{ area: 'promoList', rule: 'application', titles: {}, conditions: {}, amounts: [100], goal: 0, share: 0 },
    ...{ remarkRequired: false, imageRequired: false, linkedPromotionId: '', startsAt: Date.now(), endsAt: null },
  };
}

/** @param {Offer} offer */
function titleOf({ titles }) {
  return titles['EN'] ?? Object.values(titles)[0] ?? '';
}
