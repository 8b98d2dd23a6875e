import type { Account, Composition, Session, Settings } from '@atrium/contract';
import { createContext, useContext } from 'react';
import type { CommandBus } from '../navigation/commands/command-bus';
import type { NavItemList } from '../navigation/nav-items/nav-item-list';
import type { FactStore } from '../page/facts/fact-store';
import type { LanguageStore } from '../language/language-store';
import type { Navigator } from '../navigation/places/navigator';
import type { PageHistory } from '../navigation/places/page-history';
import type { PageStore } from '../navigation/places/page-store';
import type { PlaceIndex } from '../navigation/places/place-index';
import type { RemoteList } from '../remotes/remote-list';
import type { SiteStore } from '../page/site/site-store';
import type { MountingServices } from '../mounting/mounting';
import type { KeyedStorage } from '../storage/open-storage';
import type { PageArrival } from './page-arrival';

/** Everything the shell needs to draw. */
export interface Portal {
  merchant: Composition['merchant'];
  remotes: RemoteList;
  facts: FactStore;
  places: PlaceIndex;
  history: PageHistory;
  page: PageStore;
  navigator: Navigator;
  navItems: NavItemList;
  commands: CommandBus;
  session: Session;
  account: Account;
  language: LanguageStore;
  site: SiteStore;
  /** The merchant's customer service, for when everything else fails. */
  support(): Settings['customerService'];
  /** What the shell remembers on this device. */
  local: KeyedStorage;
  mounting: MountingServices;
  arrival: PageArrival;
}

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no portal');
  return portal;
}

/** The host's own texts; the component must be an observer, so that it follows the language. */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const { language } = usePortal();
  return (key, values) => language.text(key, values);
}
