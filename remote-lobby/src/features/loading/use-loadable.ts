import { useEffect, useState } from 'react';
import { Loadable } from './loadable';

/** A `Loadable` that lives as long as the component and is loaded once it stands. */
export function useLoadable<Value>(ask: () => Promise<Value>): Loadable<Value> {
  const [loadable] = useState(() => new Loadable(ask));
  useEffect(() => void loadable.load(), [loadable]);
  return loadable;
}
