import { DecimalSchema, maskedName, toMoney, type Winner } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';

/** Fields of a win that the board shows unless the merchant names others. */
const usualFields = ['nickname', 'gameName', 'amount', 'time'];

/** Fields that name a person; a full name is masked, whatever the back end sends. */
const personal = /^(nickname|account|accountName|username|userName|loginName|playerName|customerName|memberName)$/;

/** The field names of the merchant's setting, `nickname amount`. */
export function winnerFields({ settings }: Pick<Host, 'settings'>): string[] {
  const named =
    settings
      .value('winnerFields')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  return named.length > 0 ? named : usualFields;
}

export interface ShownField {
  name: string;
  text: string;
  kind: 'text' | 'money' | 'time';
}

/** The fields of a win that it has, as texts. */
export function shownFields(winner: Winner, fields: readonly string[], host: Pick<Host, 'language' | 'settings'>) {
  return fields.flatMap((name): ShownField[] => {
    const value: unknown = winner[name];
    if (name === 'amount') return moneyField(name, value, winner.currency, host);
    if (name === 'time' && typeof value === 'number') return [{ name, text: host.language.date(value), kind: 'time' }];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    const text = String(value);
    return [{ name, text: personal.test(name) ? maskedName(text) : text, kind: 'text' }];
  });
}

/** An amount with an unknown currency is that of the merchant. */
function moneyField(
  name: string,
  value: unknown,
  currency: string,
  { language, settings }: Pick<Host, 'language' | 'settings'>,
): ShownField[] {
  const decimal = v.safeParse(DecimalSchema, value);
  if (!decimal.success) return [];
  const code = /^[A-Z]{3}$/.test(currency) ? currency : settings.currency.code;
  return [{ name, text: language.money(toMoney(decimal.output, code)), kind: 'money' }];
}
