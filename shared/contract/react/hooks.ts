import { useCallback, useSyncExternalStore } from 'react';
import type { AccountParts, Part } from '../host/account';
import type { Readable } from '../host/readable';
import type { SessionState } from '../host/session';
import type { TextValues } from '../host/language';
import type { When } from '../remote/fact';
import { useHost } from './host-context';

/** The current value of a `Readable`; renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** Looks up this remote's texts; renders again when the language changes. */
export function useText(): (key: string, values?: TextValues) => string {
  const { language } = useHost();
  const code = useReadable(language.current);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new language needs a new function, so that memoized children follow
  return useCallback((key, values) => language.text(key, values), [language, code]);
}

/** Whether a condition over facts holds. */
export function useFact(when: When): boolean {
  const { facts } = useHost();
  useReadable(facts.revision);
  return facts.holds(when);
}

/** Whether the person may do this, by the name of one of the remote's abilities. */
export function useCan(ability: string): boolean {
  const host = useHost();
  useReadable(host.facts.revision);
  return host.can(ability);
}

export function useSession(): SessionState {
  return useReadable(useHost().session.state);
}

/** One part of the account data. */
export function useAccount<Name extends keyof AccountParts>(part: Name): Part<AccountParts[Name]> {
  return useReadable(useHost().account[part] as Readable<Part<AccountParts[Name]>>);
}
