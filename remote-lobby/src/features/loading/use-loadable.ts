import { Loadable, useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** A `Loadable` that lives as long as the component; it is loaded once that stands, and anew in another language. */
export function useLoadable<Value>(ask: () => Promise<Value>): Loadable<Value> {
  const language = useReadable(useHost().language.current);
  const [{ loadable, question }] = useState(() => ({ loadable: new Loadable<Value>(), question: ask }));
  useEffect(() => void loadable.load(question), [loadable, question, language]);
  return loadable;
}
