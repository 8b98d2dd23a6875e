import { createContext, useContext } from 'react';
import type { Host } from '../host/host';

const HostContext = createContext<Host | undefined>(undefined);

export const HostProvider = HostContext.Provider;

/** The host's interfaces for the view that contains this component. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost was called outside a view made by reactView');
  return host;
}
