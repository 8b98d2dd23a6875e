import { toDecimal, toMoney } from '@atrium/api';
import { jackpotCurrency } from '@atrium/api/figures';

/** Key in session storage, which the host removes with the session. */
const key = 'jackpot';

/** Minor units; undefined where nothing usable is stored. */
export function readJackpot(): number | undefined {
  try {
    const { minor } = toMoney(sessionStorage.getItem(key) ?? '', jackpotCurrency);
    return minor >= 0 ? minor : undefined;
  } catch {
    // no storage, or a value that is not an amount
    return undefined;
  }
}

/** Stores the amount in whole units with a fraction, which is also JSON. */
export function storeJackpot(minor: number): void {
  try {
    sessionStorage.setItem(key, toDecimal({ minor, currency: jackpotCurrency }));
  } catch {
    // without storage the next page starts again
  }
}
