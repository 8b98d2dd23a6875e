import { memberInfo, readRegistrationSource, systemSettings } from '@atrium/api';
import type { Events } from '@atrium/contract';
import { AccountStore } from '../person/account/account-store';
import { createApi } from '../backend/api/create-api';
import { pinnedFetch as send } from '../backend/api/pinned-fetch';
import { EventBus } from '../navigation/events/event-bus';
import { loadHostTexts } from '../language/host-texts';
import { LanguageStore } from '../language/language-store';
import { LateLossNotice } from '../person/lost-session/late-loss-notice';
import { LatePlaces } from '../messages/late-places';
import { MessageStore } from '../messages/message-store';
import { Holds } from '../page/holds';
import { createProblems } from '../backend/problems/create-problems';
import { createDeparture } from '../person/session/departure';
import { createDeviceId } from '../storage/device-id';
import { logOut } from '../person/session/log-out';
import { openStorage } from '../storage/open-storage';
import { keepReferral } from '../person/session/registration-source';
import { SessionKeys } from '../storage/session-keys';
import { SessionStore } from '../person/session/session-store';
import { SessionMessageSchema } from '../person/session/session-message';
import { SiteCookies } from '../storage/site-cookies';
import { siteDomain } from '../storage/site-domain';
import { openTabChannel } from '../storage/tab-channel';
import { createSettings } from '../page/settings/create-settings';
import { SiteStore } from '../page/site/site-store';
import { createTelemetry } from '../telemetry/create-telemetry';
import { keptReports } from '../telemetry/kept-reports';
import { lateDomains } from '../backend/domains/late-domains';
import type { PageData } from '../page/read-page';

export type Core = ReturnType<typeof assembleCore>;

/** The parts of the host that need no places: session, client, texts, messages, reports. */
export function assembleCore({ composition, answers, page }: PageData) {
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

  const session = new SessionStore({
    keys,
    tabs: openTabChannel(`atrium.${merchant.code}.session`, SessionMessageSchema),
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

  const language = new LanguageStore({
    offered: merchant.languages,
    currency: merchant.currency,
    keys,
    cookies,
    hostTexts: loadHostTexts,
    root: document.documentElement,
  });
  const places = new LatePlaces();
  const lossNotice = new LateLossNotice();
  const messages = new MessageStore({ text: (key) => language.text(key), places, windowHeight: () => innerHeight });
  const domains = lateDomains(
    async () => {
      const { checkDomainsOf } = await import(/* webpackChunkName: "domains" */ '../backend/domains');
      return checkDomainsOf(window, {
        answers,
        messages,
        language,
        holds,
        fetch: send,
        session,
        merchant: merchant.code,
      });
    },
    (failure) => void messages.ask({ kind: 'warning', ...failure, actions: [{ label: language.text('ok') }] }),
  );
  const api = createApi({
    merchant: merchant.code,
    language: () => language.current,
    session,
    deviceId: createDeviceId({ local, cookies, fingerprint: () => fingerprintOf(merchant.code) }),
    showProblem: createProblems({
      messages,
      language,
      session,
      places,
      secure: location.protocol === 'https:',
      publish,
      domains,
      showLoss: lossNotice.report,
      log: (error) => report.error(error, { endpoint: error.details.endpoint }),
    }),
    hold: () => holds.take('money'),
    report: (error) => report.error(error, { endpoint: error.details.endpoint }),
    answers,
  });
  session.connect({
    loadMember: (token) => api.call(memberInfo, {}, token === undefined ? {} : { authorization: token }),
  });
  const site = new SiteStore({ api, keys, holds, host: location.hostname });
  // a signed-in page needs this code first: it is fetched in parallel with the texts
  if (keys.get('token')) void loaderCode().catch(() => undefined);
  const account = new AccountStore({
    session,
    async loaders() {
      const { partLoaders } = await loaderCode();
      return partLoaders({
        api,
        merchant: merchant.code,
        currency: merchant.currency,
        adoptCurrency: language.adoptCurrency,
        refreshMember: () => session.refreshMember(),
      });
    },
    switched: (name) => settings.switched(name),
    publish,
  });
  keepReferral(local, new URLSearchParams(location.search));

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
    local,
    storage,
    cookies,
    source: () => readRegistrationSource(() => local),
    /** As the address was before the first redirect. */
    hash: location.hash,
    lossNotice,
    places,
    send,
    site,
    domains,
  };
}

async function fingerprintOf(merchant: string): Promise<string> {
  const { fingerprint } = await import(/* webpackChunkName: "fingerprint" */ '../storage/fingerprint');
  return fingerprint(merchant);
}

function loaderCode() {
  return import(/* webpackChunkName: "signed-in" */ '../person/account/part-loaders');
}
