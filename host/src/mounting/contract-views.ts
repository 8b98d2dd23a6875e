import type { Account, Language, Part, Session } from '@atrium/contract';
import type { AccountStore } from '../person/account/account-store';
import { ofEachPart } from '../person/account/part-names';
import type { LanguageStore } from '../language/language-store';
import type { SessionStore } from '../person/session/session-store';
import { readableOf } from './readable-of';

/** The session as one remote may use it; `entrusted` is the remote with the privilege to sign people in and out. */
export function contractSession(store: SessionStore, { entrusted }: { entrusted: boolean }): Session {
  const only = <T>(act: () => T): T => {
    if (!entrusted) throw new Error('the remote may not begin or end sessions');
    return act();
  };
  return {
    state: readableOf(() => store.state),
    establish: async (grant) => only(() => store.establish(grant)),
    end: async () => only(() => store.end()),
  };
}

/** The account data, the same for every remote. */
export function contractAccount(store: AccountStore): Account {
  return {
    ...ofEachPart<Omit<Account, 'refresh'>>((name) => readableOf(() => store.parts[name] as Part<never>)),
    refresh: (name) => store.refresh(name),
  };
}

/** The language with one remote's texts; `namespace` is the name under which they were added to the store. */
export function contractLanguage(store: LanguageStore, namespace: string): Language {
  return {
    current: readableOf(() => store.current),
    locale: () => store.locale,
    available: store.available,
    choose: (code) => store.choose(code),
    text: (key, values) => store.text(key, values, namespace),
    money: (amount) => store.money(amount),
    number: (value, options) => store.number(value, options),
    date: (value, style) => store.date(value, style),
  };
}
