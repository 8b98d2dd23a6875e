import type { RegistrationSource } from '@atrium/api';
import type { EventBus } from '../../navigation/events/event-bus';
import type { PageHistory } from '../../navigation/places/page-history';
import type { PageStore } from '../../navigation/places/page-store';
import type { PlaceIndex } from '../../navigation/places/place-index';
import type { LanguageStore } from '../../language/language-store';
import type { HostSettings } from '../../page/settings/create-settings';
import type { SiteCookies } from '../../storage/site-cookies';
import type { Host, Telemetry } from '@atrium/contract';

/** What third-party parts of the page need from the host. */
export interface ThirdPartyDependencies {
  settings: Pick<HostSettings, 'value' | 'known' | 'answer' | 'merchant' | 'siteCode'>;
  language: Pick<LanguageStore, 'current'>;
  events: Pick<EventBus, 'on'>;
  cookies: SiteCookies;
  /** The affiliate and the referral as they are stored now. */
  source(): RegistrationSource;
  report: Pick<Telemetry, 'error'>;
  page: Pick<PageStore, 'page'>;
  history: Pick<PageHistory, 'now'>;
  places: Pick<PlaceIndex, 'find'>;
  styleCache: Host['styleCache'];
}
