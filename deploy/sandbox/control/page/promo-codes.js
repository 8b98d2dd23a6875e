import { ask, button, element, field, form, localTime, made, send, submit, utcTime } from './parts.js';

/**
 * A stored promo code; the amount is in minor units, times are milliseconds since 1970.
 * @typedef {{
 *   id?: number, code: string, amount: number, usesLeft: number, startsAt: number, endsAt: number | null,
 *   accounts: string[] | null,
 * }} PromoCode
 */

const list = form('#promo-code-list');
const editor = form('#promo-code');
/** @type {number | undefined} */
let editedId;

/** Shows the promo codes of the first merchant, once the choices are filled. */
export function startPromoCodes() {
  list.addEventListener('change', () => {
    edit(blank());
    void showPromoCodes();
  });
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void savePromoCode();
  });
  element('#new-promo-code').addEventListener('click', () => edit(blank()));
  edit(blank());
  void showPromoCodes();
}

async function showPromoCodes() {
  const merchant = field(list, 'merchant').value;
  /** @type {{ value: (PromoCode & { id: number })[] }} */
  const { value } = await ask(`/promo-codes/${merchant}`);
  if (merchant !== field(list, 'merchant').value) return;
  const shown = document.createElement('ul');
  for (const promoCode of value) {
    const { code, amount, usesLeft, accounts, endsAt } = promoCode;
    const limits = [
      `${usesLeft} uses left`,
      accounts && `for ${accounts.join(', ')}`,
      endsAt !== null && `until ${localTime(endsAt)}`,
    ];
    const item = made('li', `${code}: ${amount} minor units, ${limits.filter(Boolean).join(', ')} `);
    item.append(button('Edit', `Edit ${code}`, () => edit(promoCode)));
    shown.append(item);
  }
  element('#promo-codes').replaceChildren(value.length > 0 ? shown : made('p', 'The merchant has no promo codes.'));
}

/** @param {PromoCode} promoCode */
function edit({ id, code, amount, usesLeft, startsAt, endsAt, accounts }) {
  editedId = id;
  element('#promo-code-form-title').textContent = id === undefined ? 'New promo code' : `Promo code ${code}`;
  field(editor, 'code').value = code;
  field(editor, 'amount').value = String(amount);
  field(editor, 'usesLeft').value = String(usesLeft);
  field(editor, 'startsAt').value = localTime(startsAt);
  field(editor, 'endsAt').value = endsAt === null ? '' : localTime(endsAt);
  field(editor, 'accounts').value = accounts?.join(' ') ?? '';
}

async function savePromoCode() {
  const accounts = field(editor, 'accounts')
    .value.split(/[\s,]+/)
    .filter((name) => name !== '');
  const promoCode = {
    code: field(editor, 'code').value.trim(),
    amount: Number(field(editor, 'amount').value),
    usesLeft: Number(field(editor, 'usesLeft').value),
    startsAt: utcTime(field(editor, 'startsAt').value),
    endsAt: utcTime(field(editor, 'endsAt').value),
    accounts: accounts.length === 0 ? null : accounts,
  };
  const merchant = field(list, 'merchant').value;
  const saved = await send(
    'promo-code',
    { merchant, ...(editedId !== undefined && { id: editedId }), promoCode },
    submit(editor),
  );
  if (saved === undefined) return;
  edit(blank());
  await showPromoCodes();
}

/** @returns {PromoCode} */
function blank() {
  return { code: '', amount: 800, usesLeft: 100, startsAt: Date.now(), endsAt: null, accounts: null };
}
