import type { Host } from '@atrium/contract';
import { Loadable, useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** What a home section loads, on mount and again after a language change; the component must be an observer. */
export function useHomeList<Value>(request: (host: Host) => Promise<Value>): Loadable<Value> {
  const host = useHost();
  const language = useReadable(host.language.current);
  const [{ loadable, load }] = useState(() => ({ loadable: new Loadable<Value>(), load: request }));
  useEffect(() => void loadable.load(() => load(host)), [loadable, load, host, language]);
  return loadable;
}
