import { useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Loadable } from './loadable';

/** A `Loadable` that lives as long as the component; it is loaded once that stands, and anew in another language. */
export function useLoadable<Value>(ask: () => Promise<Value>): Loadable<Value> {
  const language = useReadable(useHost().language.current);
  const [loadable] = useState(() => new Loadable(ask));
  useEffect(() => void loadable.load(), [loadable, language]);
  return loadable;
}
