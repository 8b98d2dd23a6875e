import { ask, button, element, field, form, made, send, show, submit } from './parts.js';

/**
 * A contract that the merchant offered.
 * @typedef {{
 *   id: number, account: string, kind: string, status: string, terminating: boolean,
 *   productType: string, computationPeriod: string,
 * }} Contract
 */

/** The list of terms of each kind, and an example of it. */
const kinds = {
  dividend: {
    list: 'contracts',
    example: { minimumBet: '1000', netLoss: '100', activeMember: 3, contractRate: '10' },
    about: { productType: 'RNG', computationPeriod: 'MONTHLY' },
  },
  daily: {
    list: 'details',
    example: { betVolume: '1000', activeMember: 3, rateType: 'PERCENT', rate: '0.8' },
    about: {},
  },
  hourly: {
    list: 'hourSalaryRates',
    example: { minimumBet: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.25' },
    about: {},
  },
  realtime: {
    list: 'realTimeSalaryRates',
    example: { betAmount: '100', lossRate: '0.12', winRate: '0.05' },
    about: {},
  },
};

const statuses = { P: 'pending', E: 'expired', V: 'active', C: 'ended', R: 'rejected' };
const list = form('#contract-list');
const editor = form('#contract');

/** Shows the contracts of the first merchant, once the choices are filled. */
export function startContracts() {
  list.addEventListener('change', () => void showContracts());
  field(editor, 'kind').addEventListener('change', showExample);
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void offer();
  });
  showExample();
  void showContracts();
}

async function showContracts() {
  const merchant = field(list, 'merchant').value;
  /** @type {{ value: Contract[] }} */
  const { value } = await ask(`/contracts/${merchant}`);
  if (merchant !== field(list, 'merchant').value) return;
  const shown = document.createElement('ul');
  for (const contract of value) shown.append(itemOf(merchant, contract));
  element('#contracts').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has offered no contracts.'));
}

/**
 * @param {string} merchant
 * @param {Contract} contract
 */
function itemOf(merchant, { id, account, kind, status, terminating, productType, computationPeriod }) {
  const about = [kind, productType, computationPeriod].filter((part) => part !== '').join(' ');
  const state = terminating ? 'end asked for' : statuses[/** @type {keyof typeof statuses} */ (status)];
  const item = made('li', `${account}, ${about}: ${state} `);
  if (status === 'V' && !terminating)
    item.append(
      button('Ask to end', `Ask to end ${about} of ${account}`, async (pressed) => {
        await send('end-contract', { merchant, id }, pressed);
        await showContracts();
      }),
    );
  return item;
}

function showExample() {
  const { example, about } = kinds[/** @type {keyof typeof kinds} */ (field(editor, 'kind').value)];
  for (const name of ['productType', 'computationPeriod'])
    field(editor, name).value = /** @type {Record<string, string>} */ (about)[name] ?? '';
  field(editor, 'terms').value = JSON.stringify([example], null, 2);
}

async function offer() {
  const kind = field(editor, 'kind').value;
  const { list: name } = kinds[/** @type {keyof typeof kinds} */ (kind)];
  let terms;
  try {
    terms = JSON.parse(field(editor, 'terms').value);
  } catch {
    return show('The terms are not JSON.', true);
  }
  const about = Object.fromEntries(
    ['productType', 'computationPeriod'].map((part) => [part, field(editor, part).value.trim()]),
  );
  const merchant = field(list, 'merchant').value;
  const account = field(editor, 'account').value;
  await send('contract', { merchant, account, offer: { kind, ...about, [name]: terms } }, submit(editor));
  await showContracts();
}
