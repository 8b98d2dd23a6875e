import { ask, button, element, field, form, localTime, made, send, submit } from './parts.js';

/**
 * A stored reward; prices are points and minor units, times milliseconds since 1970.
 * @typedef {{
 *   id?: number, typeId: string, names: Record<string, string>, descriptions: Record<string, string>,
 *   pictures: string[], price: number | null, mixedPoints: number | null, mixedMoney: number | null,
 *   inventory: number, position: number, startsAt: number | null, endsAt: number | null, perPerson: number | null,
 *   counted: boolean,
 * }} Reward
 */

const numbers = /** @type {const} */ (['price', 'mixedPoints', 'mixedMoney', 'perPerson']);
const times = /** @type {const} */ (['startsAt', 'endsAt']);
const list = form('#reward-list');
const editor = form('#reward');
/** @type {Reward} */
let edited = blank();
let language = 'EN';

/** Shows the rewards of the first merchant, once the choices are filled. */
export function startRewards() {
  list.addEventListener('change', () => {
    edit(blank());
    void showRewards();
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveReward();
  });
  field(editor, 'language').addEventListener('change', () => {
    takeTexts();
    language = field(editor, 'language').value;
    showTexts();
  });
  element('#new-reward').addEventListener('click', () => edit(blank()));
  edit(blank());
  void showRewards();
}

async function showRewards() {
  const merchant = field(list, 'merchant').value;
  /** @type {{ value: (Reward & { id: number })[] }} */
  const { value } = await ask(`/rewards/${merchant}`);
  if (merchant !== field(list, 'merchant').value) return;
  // what was redeemed meanwhile stays counted when the form is saved
  const listed = value.find(({ id }) => id === edited.id);
  if (listed && listed.inventory !== edited.inventory) takeInventory(listed.inventory);
  const shown = document.createElement('ul');
  for (const reward of value) {
    const name = nameOf(reward);
    const item = made('li', `Type ${reward.typeId}, ${name}: ${reward.inventory} left `);
    item.append(button('Edit', `Edit ${name}`, () => edit(reward)));
    shown.append(item);
  }
  element('#rewards').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has no rewards.'));
}

/** @param {Reward} reward */
function edit(reward) {
  edited = structuredClone(reward);
  element('#reward-form-title').textContent =
    reward.id === undefined ? 'New reward' : `Reward ${reward.id}: ${nameOf(reward)}`;
  field(editor, 'typeId').value = reward.typeId;
  for (const name of [...numbers, 'inventory', 'position'])
    field(editor, name).value = String(reward[/** @type {keyof Reward} */ (name)] ?? '');
  for (const name of times) field(editor, name).value = reward[name] === null ? '' : localTime(reward[name]);
  field(editor, 'pictures').value = reward.pictures.join(' ');
  showTexts();
}

/**
 * Shows the inventory as it is now, unless the operator changed it.
 * @param {number} inventory
 */
function takeInventory(inventory) {
  const input = field(editor, 'inventory');
  if (Number(input.value) === edited.inventory) input.value = String(inventory);
  edited.inventory = inventory;
}

async function saveReward() {
  takeTexts();
  const { id, names, descriptions, counted, inventory } = edited;
  const text = (/** @type {string} */ name) => field(editor, name).value.trim();
  const reward = {
    ...{ names, descriptions, counted, typeId: text('typeId') },
    ...Object.fromEntries(numbers.map((name) => [name, text(name) === '' ? null : Number(text(name))])),
    ...Object.fromEntries(times.map((name) => [name, text(name) === '' ? null : Date.parse(`${text(name)}Z`)])),
    inventory: Number(text('inventory')),
    position: Number(text('position')),
    pictures: text('pictures')
      .split(/\s+/)
      .filter((picture) => picture !== ''),
  };
  const merchant = field(list, 'merchant').value;
  const saved = await send(
    'reward',
    { merchant, ...(id !== undefined && { id, shownInventory: inventory }), reward },
    submit(editor),
  );
  if (saved !== undefined) edit(blank());
  await showRewards();
}

/** Keeps what was typed in the current language; an empty text is none. */
function takeTexts() {
  for (const [texts, name] of /** @type {const} */ ([
    [edited.names, 'name'],
    [edited.descriptions, 'description'],
  ])) {
    const text = field(editor, name).value.trim();
    if (text === '') delete texts[language];
    else texts[language] = text;
  }
}

function showTexts() {
  field(editor, 'name').value = edited.names[language] ?? '';
  field(editor, 'description').value = edited.descriptions[language] ?? '';
}

/** @returns {Reward} */
function blank() {
  return {
    ...{ typeId: '1', names: {}, descriptions: {}, pictures: [], inventory: 1, position: 0, counted: false },
    ...{ price: null, mixedPoints: null, mixedMoney: null, startsAt: null, endsAt: null, perPerson: null },
  };
}

/** @param {Reward} reward */
function nameOf({ names }) {
  return names['EN'] ?? Object.values(names)[0] ?? '';
}
