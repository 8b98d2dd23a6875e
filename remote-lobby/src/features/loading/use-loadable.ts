import { Loadable, useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** A `Loadable` of a component, loaded on mount and again after a language change. */
export function useLoadable<Value>(request: () => Promise<Value>): Loadable<Value> {
  const language = useReadable(useHost().language.current);
  const [{ loadable, initialRequest }] = useState(() => ({ loadable: new Loadable<Value>(), initialRequest: request }));
  useEffect(() => void loadable.load(initialRequest), [loadable, initialRequest, language]);
  return loadable;
}
