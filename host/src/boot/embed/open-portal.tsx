import { systemSettings } from '@atrium/api';
import { writable, type Account, type PlaceParams, type VersionedName } from '@atrium/contract';
import * as reactDomClient from 'react-dom/client';
import { ofEachPart } from '../../person/account/part-names';
import { contractLanguage } from '../../mounting/contract-views';
import { createApi } from '../../backend/api/create-api';
import { EventBus } from '../../navigation/events/event-bus';
import { FactStore, factsOf } from '../../page/facts/fact-store';
import { sessionFacts } from '../../page/facts/person-facts';
import { loadHostTexts } from '../../language/host-texts';
import { LanguageStore } from '../../language/language-store';
import { createSanitizer } from '../../messages/create-sanitizer';
import { MessageLayer } from '../../messages/message-layer';
import { MessageStore } from '../../messages/message-store';
import { PlaceIndex } from '../../navigation/places/place-index';
import { createProblems } from '../../backend/problems/create-problems';
import { openWith } from '../../remotes/container';
import { evaluationLimit } from '../../remotes/evaluation-limit';
import { networkSource } from '../../remotes/network-source';
import { RemoteList } from '../../remotes/remote-list';
import { scriptIntegrity } from '../../remotes/script-integrity';
import { fillShareScope } from '../../remotes/share-scope';
import { randomUuid } from '../../storage/random-uuid';
import { openStorage } from '../../storage/open-storage';
import { SessionKeys } from '../../storage/session-keys';
import { SiteCookies } from '../../storage/site-cookies';
import { createSettings } from '../../page/settings/create-settings';
import { createHost, type HostParts } from '../../mounting/create-host';
import { perRemote } from '../../mounting/per-remote';
import { remoteTexts } from '../../mounting/remote-texts';
import { DocumentListeners } from './document-listeners';
import { embedNavigation } from './embed-navigation';
import { embedSession } from './embed-session';
import { fetchAdapter } from './fetch-adapter';
import type { EmbedOptions } from './options';
import { createParcel, type Parcel } from './parcel';
import { readPortal } from './read-portal';
import { openStage, type Stage } from './stage';

/** A merchant's portal, opened by a foreign page. */
export interface OpenPortal {
  /** The view of a place, `mall.home@1`. @throws when the merchant has no such place for this person. */
  parcel(place: VersionedName): Parcel;
}

/**
 * Prepares the runtime for views of a merchant's remotes. Nothing is added to the page before the first view is
 * mounted, and everything is removed after the last is unmounted.
 * @throws when the portal does not answer, or does not name this page's origin in its `embedOrigins`.
 */
export async function openPortal(options: EmbedOptions = {}): Promise<OpenPortal> {
  const { portal = new URL(import.meta.url).origin, nonce = '' } = options;
  const { composition, integrity } = await readPortal(portal, options.language);
  const { merchant } = composition;
  const scripts = scriptIntegrity(document, nonce, []);
  scripts.add(Object.fromEntries(Object.entries(integrity).map(([address, hash]) => [portal + address, hash])));

  // belongs to this call alone: the portal must not use the page's own storage and cookies
  const storage = openStorage(() => undefined as never);
  const keys = new SessionKeys(storage);
  const listeners = new DocumentListeners(document);
  const session = embedSession(options);
  const report = { error: (error: unknown) => console.error(error), timing: () => undefined }; // eslint-disable-line no-console -- the page is not ours to report on
  const events = new EventBus(report);
  const settings = createSettings({ composition, keys, storage });
  const language = new LanguageStore({
    offered: [composition.language, ...merchant.languages.filter((code) => code !== composition.language)],
    currency: merchant.currency,
    keys,
    cookies: new SiteCookies({ cookie: '' }, { merchant: merchant.code, secure: true }),
    hostTexts: loadHostTexts,
    root: { lang: '' },
  });
  const facts = new FactStore(composition.facts, [factsOf(session.view.state, sessionFacts)]);
  const remotes = new RemoteList(composition, {
    source: networkSource({
      integrity: scripts,
      origin: portal,
      open: openWith(
        fillShareScope('embed', { 'react-dom/client': { ...reactDomClient, createRoot: listeners.createRoot } }),
      ),
      limit: evaluationLimit(performance),
    }),
    bad: { has: () => false, add: () => undefined },
    telemetry: () => report,
    language: () => language.current,
  });
  const places = new PlaceIndex(remotes, facts, composition.closed);
  const leave = (place: VersionedName, params: PlaceParams = {}) => {
    const href = places.href(place, params);
    options.navigate?.({ place, params, href: href && portal + href });
  };
  const messages = new MessageStore({
    text: (key) => language.text(key),
    places: { has: places.has, open: leave },
    windowHeight: () => innerHeight,
  });
  const deviceId = randomUuid();
  const api = createApi({
    merchant: merchant.code,
    language: () => language.current,
    session,
    deviceId: async () => deviceId,
    showProblem: createProblems({
      messages,
      language,
      session,
      places: { has: places.has, open: leave },
      secure: location.protocol === 'https:',
      publish: events.publish.bind(events),
      log: report.error,
    }),
    hold: () => () => undefined,
    report: report.error,
    adapter: fetchAdapter(portal),
  });
  await language.load();
  settings.setAnswer(await api.call(systemSettings, {}));

  const sanitize = createSanitizer(window);
  const texts = remoteTexts(language);
  const shared: Omit<HostParts, 'navigator' | 'styleCache'> = {
    session: () => session.view,
    account: unknownAccount(),
    facts,
    settings,
    api: () => api,
    commands: { has: () => false, run: () => Promise.reject(new Error('commands are the portal’s')) },
    events,
    messages,
    language: perRemote(({ name }) => contractLanguage(language, name)),
    telemetry: () => report,
    sanitize,
  };

  let stage: Stage | undefined;
  let mountedViews = 0;
  let stopFacts = (): void => undefined;
  return {
    parcel(name) {
      const known = places.find(name);
      if (!known || !places.exists(known)) throw new Error(`${merchant.name} has no place ${name} for this person`);
      const { remote, place } = known;
      return createParcel({
        remote,
        view: place.view,
        async enter({ domElement, params = {} }, refine) {
          await texts(remote);
          if (mountedViews++ === 0) {
            stopFacts = facts.start();
            const look = { page: document, theme: merchant.theme, nonce, locale: language.locale, listeners };
            stage = openStage(
              { ...look, messages: options.messages },
              <MessageLayer messages={messages} text={(key) => language.text(key)} sanitize={sanitize} />,
            );
          }
          const { dress, styleCache } = stage as Stage;
          const element = domElement.appendChild(dress(document.createElement('div')));
          const navigation = embedNavigation(known, params, { places, portal, navigate: options.navigate, refine });
          const parts: HostParts = { ...shared, navigator: { from: () => navigation }, styleCache };
          return { element, given: createHost(parts, remote, { as: 'section' }) };
        },
        leave() {
          if (--mountedViews > 0) return;
          stopFacts();
          stage?.close();
          stage = undefined;
        },
      });
    },
  };
}

/** An embedding page has no customer picture. */
function unknownAccount(): Account {
  const absent = writable({ state: 'absent' as const });
  return {
    ...ofEachPart<Omit<Account, 'refresh'>>(() => absent),
    refresh: () => Promise.resolve(),
  };
}
