import { createContext, useContext } from 'react';
import type { ConsoleState } from './console-state';

const Context = createContext<ConsoleState | undefined>(undefined);

export const ConsoleProvider = Context.Provider;

/** The console's state; only available while signed in. */
export function useConsole(): ConsoleState {
  const state = useContext(Context);
  if (!state) throw new Error('useConsole needs a signed-in console above it.');
  return state;
}
