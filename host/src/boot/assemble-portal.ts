import createCache from '@emotion/cache';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { contractAccount, contractLanguage, contractSession } from '../mounting/contract-views';
import { CommandBus } from '../navigation/commands/command-bus';
import { NavItemList } from '../navigation/nav-items/nav-item-list';
import { titlesOf } from '../navigation/nav-items/titles';
import { FactStore, type FactSource } from '../page/facts/fact-store';
import { personFacts } from '../page/facts/person-facts';
import { readableOf } from '../mounting/readable-of';
import { createSanitizer } from '../messages/create-sanitizer';
import { askBeforeLeaving } from '../navigation/places/ask-before-leaving';
import { Intents } from '../navigation/places/intents';
import { Navigator } from '../navigation/places/navigator';
import { PageHistory } from '../navigation/places/page-history';
import { PageStore } from '../navigation/places/page-store';
import { LatePopups } from '../navigation/popups/late-popups';
import { PlaceIndex } from '../navigation/places/place-index';
import { Guards } from '../navigation/places/guards';
import { afterInterrupted } from '../remotes/after-interrupted';
import { badReleases } from '../remotes/bad-releases';
import { chooseSource, type PageWithStubs } from '../remotes/choose-source';
import { comparedScripts } from '../remotes/compared-scripts';
import { shareScope } from '../remotes/container';
import { evaluationLimit } from '../remotes/evaluation-limit';
import { mappedScripts } from '../remotes/import-map';
import { networkSource } from '../remotes/network-source';
import { duplicateCopies, copyAlarm } from '../remotes/one-copy';
import { RemoteList } from '../remotes/remote-list';
import { scriptIntegrity } from '../remotes/script-integrity';
import { startMarks } from '../remotes/start-marks';
import { PageArrival } from '../shell/page-arrival';
import type { Portal } from '../shell/portal';
import { createHost, type HostParts } from '../mounting/create-host';
import { perRemote } from '../mounting/per-remote';
import { remoteTexts } from '../mounting/remote-texts';
import type { Core } from './assemble-core';
import { NewerComposition } from '../page/newer-composition';
import type { PageData } from '../page/read-page';

export interface AssembledPortal extends Portal {
  guards: Guards;
  intents: Intents;
  newer: NewerComposition;
  popups: LatePopups;
  sanitize: HostParts['sanitize'];
  styleCache: HostParts['styleCache'];
}

/** Remotes, places, commands and nav items on top of the core, and the host's interfaces for each remote. */
export function assemblePortal({ composition, page }: PageData, core: Core, root: Element): AssembledPortal {
  const { telemetry, report, session, account, language, messages, settings, holds, local, storage, events, site } =
    core;
  const text = (key: string) => language.text(key);
  const sessionReadable = contractSession(session, { entrusted: true });
  const accountReadable = contractAccount(account);

  const merchantFacts: FactSource = readableFacts(() => settings.facts);
  const languageFact: FactSource = readableFacts(() => [`language:${language.current}`]);
  const facts = new FactStore(
    [],
    [merchantFacts, languageFact, ...personFacts(sessionReadable.state, accountReadable)],
  );

  const bad = badReleases(storage);
  afterInterrupted({ storage, bad, kept: core.kept, merchant: composition.merchant.code });
  const mapped = mappedScripts(document);
  const remotes = new RemoteList(composition, {
    source: chooseSource(
      composition,
      window as PageWithStubs,
      networkSource({
        integrity: scriptIntegrity(document, page.nonce, Object.keys(mapped)),
        hasCompared: comparedScripts(document, mapped),
        limit: evaluationLimit(performance),
      }),
    ),
    bad,
    telemetry: (remote, release, phase) => telemetry.of({ remote, release, phase }),
    language: () => language.current,
    starts: startMarks({ storage, reportToken: page.reportToken, composition: composition.id }),
    isAttached: () => isAttached(root),
  });

  const places = new PlaceIndex(remotes, facts, composition.closed);
  const newer = new NewerComposition({ storage, holds, load: (address) => location.assign(address) });
  const history = new PageHistory(createBrowserHistory({ v5Compat: true }), {
    ask: askBeforeLeaving({ holds, places, messages, text }),
    takeOver: (address) => newer.takeOver(address),
  });
  const pageStore = new PageStore(history, places, facts, site);
  const intents = new Intents(storage);
  const guards = new Guards({ facts, places, history, messages, intents, text });
  const navigator = new Navigator({ places, history, guards, holds, telemetry: report });

  const styleCache = createCache({ key: 'atrium', nonce: page.nonce });
  const sanitize = createSanitizer(window);
  const texts = remoteTexts(language);
  const partsWithoutCommands: Omit<HostParts, 'commands'> = {
    session: perRemote(({ release }) =>
      contractSession(session, { entrusted: release.descriptor.privileges?.includes('session') ?? false }),
    ),
    account: accountReadable,
    facts,
    settings,
    api: () => core.api,
    navigator,
    events,
    messages,
    language: perRemote(({ name }) => contractLanguage(language, name)),
    telemetry: ({ name, release }) => telemetry.of({ remote: name, release: release.id, phase: 'run' }),
    sanitize,
    styleCache,
  };
  const commands = new CommandBus({
    remotes,
    facts,
    satisfy: (needs, intent) => guards.satisfy(needs, intent),
    texts,
    messages,
    text,
    hostFor: (remote, bus) => createHost({ ...partsWithoutCommands, commands: bus }, remote, { as: 'section' }),
  });
  const parts: HostParts = { ...partsWithoutCommands, commands };
  core.places.connect({ has: places.has, open: navigator.open });
  const alarm = copyAlarm(report);
  const navItems = new NavItemList({
    remotes,
    facts,
    places,
    navigator,
    commands,
    satisfy: (needs, intent) => guards.satisfy(needs, intent),
    resources: () => settings.resources,
    title: (remote, key) => language.text(key, undefined, titlesOf(remote)),
  });

  return {
    merchant: composition.merchant,
    remotes,
    facts,
    places,
    history,
    page: pageStore,
    navigator,
    navItems: navItems,
    commands,
    session: sessionReadable,
    account: accountReadable,
    language,
    site,
    support: () => settings.customerService,
    local,
    arrival: new PageArrival(history, window),
    mounting: {
      parts,
      texts,
      inspect(element) {
        alarm(duplicateCopies(shareScope(), { host: root, views: [element] }, window));
        if (!isAttached(root)) throw new Error('the view removed the portal');
      },
    },
    guards,
    intents,
    newer,
    popups: new LatePopups(),
    sanitize,
    styleCache,
  };
}

/** Whether the portal is in the document; puts it back where code has removed it. */
function isAttached(root: Element): boolean {
  if (root.isConnected) return true;
  document.body?.append(root);
  return false;
}

function readableFacts(expression: () => ReturnType<FactSource['current']>): FactSource {
  const readable = readableOf(expression);
  return { current: readable.get, subscribe: readable.subscribe };
}
