import { memberInfo, systemSettings } from '@atrium/api';
import type { Events, PlaceParams, VersionedName } from '@atrium/contract';
import { AccountStore } from '../account/account-store';
import { createApi } from '../api/create-api';
import { pinnedFetch as send } from '../api/pinned-fetch';
import { EventBus } from '../events/event-bus';
import { loadHostTexts } from '../language/host-texts';
import { LanguageStore } from '../language/language-store';
import { createChoiceTeller } from '../language/tell-choice';
import type { startLoss } from '../loss';
import { MessageStore } from '../messages/message-store';
import { Holds } from '../places/holds';
import { createProblems } from '../problems/create-problems';
import { createDeparture } from '../session/departure';
import { createDeviceId } from '../session/device-id';
import { logOut } from '../session/log-out';
import { openStorage } from '../session/open-storage';
import { keepReferral } from '../session/registration-source';
import { SessionKeys } from '../session/session-keys';
import { SessionStore } from '../session/session-store';
import { SessionWordsSchema } from '../session/session-words';
import { SiteCookies } from '../session/site-cookies';
import { siteDomain } from '../session/site-domain';
import { openTabChannel } from '../session/tab-channel';
import { createSettings } from '../settings/create-settings';
import { SiteStore } from '../site/site-store';
import { createTelemetry } from '../telemetry/create-telemetry';
import { keptReports } from '../telemetry/kept-reports';
import { lateDomains } from './late-domains';
import type { PageData } from './read-page';

/** Where messages and problems lead to; the places themselves are known later. */
export interface PlacesToCome {
  has(place: VersionedName): boolean;
  open(place: VersionedName, params?: PlaceParams): unknown;
}

export type Core = ReturnType<typeof assembleCore>;

/** Everything the host knows and can do without a single place: who is here, the client, texts, messages, reports. */
export function assembleCore({ composition, answers, page }: PageData, places: PlacesToCome) {
  const { merchant } = composition;
  const local = openStorage(() => window.localStorage);
  const storage = openStorage(() => window.sessionStorage);
  const { portalDomain } = merchant.values;
  const domain = siteDomain(location.hostname, document, portalDomain);
  const cookies = new SiteCookies(document, {
    merchant: merchant.code,
    domain,
    shared: domain === portalDomain,
    secure: location.protocol === 'https:',
  });
  const keys = new SessionKeys(storage);
  const holds = new Holds();

  const kept = keptReports(local);
  const telemetry = createTelemetry({
    reportToken: page.reportToken,
    merchant: merchant.code,
    composition: composition.id,
    send,
    beacon: (url, body) => navigator.sendBeacon(url, body),
    page: document,
    kept,
  });
  const report = telemetry.of({ remote: 'host', release: composition.host.id, phase: 'run' });
  const events = new EventBus(report);
  const publish = events.publish.bind(events) as Events['publish'];
  const settings = createSettings({ composition, answer: answers[systemSettings.id], keys, storage });

  const session: SessionStore = new SessionStore({
    keys,
    tabs: openTabChannel(`atrium.${merchant.code}.session`, SessionWordsSchema),
    loadMember: (token) => api.call(memberInfo, {}, token === undefined ? {} : { authorization: token }),
    logOut: (token) => logOut(send, merchant.code, token),
    depart: createDeparture({
      session: storage,
      local,
      merchantCode: merchant.code,
      configuredPage: settings.value('signOutPage'),
      go(path) {
        holds.releaseAll();
        location.assign(path);
      },
    }),
    publish,
  });

  const language: LanguageStore = new LanguageStore({
    offered: merchant.languages,
    currency: merchant.currency,
    keys,
    cookies,
    hostTexts: loadHostTexts,
    tellServer: (code) => tellServer(code),
    root: document.documentElement,
  });
  const messages = new MessageStore({ text: (key) => language.text(key), places, windowHeight: () => innerHeight });
  const domains = lateDomains(
    async () => {
      const { checkDomainsOf } = await import(/* webpackChunkName: "domains" */ '../domains');
      return checkDomainsOf(window, { answers, messages, language, holds, fetch: send });
    },
    (failure) => void messages.ask({ kind: 'warning', ...failure, actions: [{ label: language.text('ok') }] }),
  );
  const api = createApi({
    merchant: merchant.code,
    language: () => language.current,
    session,
    deviceId: createDeviceId({ local, cookies }),
    tell: createProblems({
      messages,
      language,
      session,
      places,
      secure: location.protocol === 'https:',
      publish,
      domains,
      tellLoss: (words) => loss.tell?.(words) ?? false,
      log: (error) => report.error(error, { endpoint: error.details.endpoint }),
    }),
    hold: () => holds.take('money'),
    report: (error) => report.error(error, { endpoint: error.details.endpoint }),
    answers,
  });
  const loss: { tell?: ReturnType<typeof startLoss> } = {};
  const tellServer = createChoiceTeller(session, api);
  const site = new SiteStore({ api, keys, holds, host: location.hostname });
  // whoever is signed in already waits for it no longer than for the texts
  if (keys.get('token')) void signedInCode().catch(() => undefined);
  const account = new AccountStore({
    session,
    async loaders() {
      const { partLoaders } = await signedInCode();
      return partLoaders({ api, merchant: merchant.code, refreshMember: () => session.refreshMember() });
    },
    switched: (name) => settings.switched(name),
    publish,
  });
  const source = keepReferral(local, new URLSearchParams(location.search));

  return {
    telemetry,
    kept,
    report,
    events,
    publish,
    settings,
    keys,
    session,
    language,
    messages,
    api,
    account,
    holds,
    storage,
    cookies,
    source,
    loss,
    send,
    site,
    domains,
  };
}

function signedInCode() {
  return import(/* webpackChunkName: "signed-in" */ '../signed-in');
}
