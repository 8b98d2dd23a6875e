import { ask, button, element, field, form, localTime, made, send, submit } from './parts.js';

/**
 * A stored raffle; prizes are minor units, times milliseconds since 1970.
 * @typedef {{
 *   id: number, titles: Record<string, string>, prizes: number[], opensAt: number, dueAt: number, claimed: number,
 * }} Raffle
 */

const list = form('#raffle-list');
const editor = form('#raffle');
/** @type {Raffle | undefined} */
let edited;

/** Shows the raffles of the first merchant, once the choices are filled. */
export function startRaffles() {
  list.addEventListener('change', () => {
    edit(undefined);
    void showRaffles();
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveRaffle();
  });
  element('#new-raffle').addEventListener('click', () => edit(undefined));
  edit(undefined);
  void showRaffles();
}

async function showRaffles() {
  const merchant = field(list, 'merchant').value;
  const [{ value }, { value: state }] = await Promise.all([ask(`/raffles/${merchant}`), ask('/state')]);
  if (merchant !== field(list, 'merchant').value) return;
  const shown = document.createElement('ul');
  for (const raffle of /** @type {Raffle[]} */ (value)) {
    const { opensAt, dueAt, claimed } = raffle;
    const title = titleOf(raffle);
    const item = made('li', `${title}: ${localTime(opensAt)} to ${localTime(dueAt)}, ${claimed} claimed `);
    if (dueAt > state.clock.now) item.append(button('Edit', `Edit ${title}`, () => edit(raffle)));
    shown.append(item);
  }
  element('#raffles').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has no raffles.'));
}

/**
 * Times are typed again: a raffle that is saved again opens so many seconds later.
 * @param {Raffle | undefined} raffle
 */
function edit(raffle) {
  edited = raffle;
  element('#raffle-form-title').textContent = raffle ? `Raffle ${raffle.id}: ${titleOf(raffle)}` : 'New raffle';
  field(editor, 'title').value = raffle ? titleOf(raffle) : 'Evening raffle';
  field(editor, 'opensIn').value = '30';
  field(editor, 'lasts').value = '300';
  field(editor, 'prizes').value = raffle ? raffle.prizes.join(', ') : '100, 200, 800';
}

async function saveRaffle() {
  const raffle = {
    titles: { ...edited?.titles, EN: field(editor, 'title').value.trim() },
    opensIn: Number(field(editor, 'opensIn').value),
    lasts: Number(field(editor, 'lasts').value),
    prizes: field(editor, 'prizes').value.split(',').map(Number),
  };
  const merchant = field(list, 'merchant').value;
  const saved = await send('raffle', { merchant, ...(edited && { id: edited.id }), raffle }, submit(editor));
  if (saved === undefined) return;
  edit(undefined);
  await showRaffles();
}

/** @param {Raffle} raffle */
function titleOf({ titles }) {
  return titles['EN'] ?? Object.values(titles)[0] ?? '';
}
