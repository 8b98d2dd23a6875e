import type { Fact, Host } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import EN from '../../language/locales/EN.json';
import { CommandBus } from '../../navigation/commands/command-bus';
import { NavItemList } from '../../navigation/nav-items/nav-item-list';
import { testPortal } from '../../navigation/places/testing';
import {
  descriptorsFor,
  shippedCode as code,
  shippedDescriptors as descriptors,
  shippedTexts as texts,
} from '../../navigation/testing/shipped-remotes';
import { moduleOf } from '../../remotes/testing';
import type { KeyedStorage } from '../../storage/open-storage';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { PortalProvider, type Portal } from '../portal';

export interface TestShellOptions extends Pick<FakeHostOptions, 'answers' | 'account' | 'session' | 'settings'> {
  at?: string;
  facts?: Fact[];
  /** The merchant's remotes; default: all. */
  remotes?: readonly string[];
  closed?: string[];
  /** What the device remembers. */
  local?: KeyedStorage;
}

/** The shell around the places, nav items and commands of the real remotes, over a fake back end. */
export function testShell(ui: ReactNode, options: TestShellOptions = {}) {
  const {
    at,
    facts = [],
    remotes = Object.keys(descriptors),
    closed,
    answers,
    account,
    session,
    settings,
    local = new MemoryStorage(),
  } = options;
  const portal = testPortal({
    ...(at !== undefined && { at }),
    facts: [...remotes.map((name): Fact => `setting:remote.${name}`), ...facts],
    ...(closed && { closed }),
    descriptors: descriptorsFor(remotes),
    source: async (name) => code[name] ?? moduleOf(),
  });
  const host: FakeHost = fakeHost({
    ...(answers && { answers }),
    ...(account && { account }),
    ...(session && { session }),
    texts: { EN },
  });
  const ownSettings = { ...host.settings, ...settings };
  const commands = new CommandBus({
    remotes: portal.remotes,
    facts: portal.facts,
    satisfy: (needs, intent) => portal.guards.satisfy(needs, intent),
    texts: async () => undefined,
    messages: host.messages,
    text: (key) => key,
    hostFor: ({ name }) => {
      const { language } = fakeHost({ texts: { EN: { ...EN, ...texts[name] } } });
      const given = { ...host, language, settings: ownSettings, commands: bus } as unknown as Host;
      return { host: given, dispose: () => 0 };
    },
  });
  const ran: { command: string; request: unknown }[] = [];
  const run: CommandBus['run'] = (name, request) => {
    ran.push({ command: name, request });
    return commands.run(name, request);
  };
  const ask: CommandBus['ask'] = (name, request) => {
    ran.push({ command: name, request });
    return commands.ask(name, request);
  };
  const bus = { has: (name) => commands.has(name), run, ask } as Pick<CommandBus, 'has' | 'run' | 'ask'>;
  const navItems = new NavItemList({
    remotes: portal.remotes,
    facts: portal.facts,
    places: portal.places,
    navigator: portal.navigator,
    commands: bus,
    satisfy: (needs, intent) => portal.guards.satisfy(needs, intent),
    resources: () => ownSettings.resources,
    title: ({ name }, key) => texts[name]?.[key] ?? key,
  });
  const shown = {
    ...portal,
    merchant: { code: 'demo', name: 'Demo', values: {} },
    navItems,
    commands: bus,
    session: host.session,
    account: host.account,
    language: { ...host.language, current: 'EN' },
    support: () => [],
    local,
    arrival: { leave: () => undefined, arrive: () => undefined },
  } as unknown as Portal;
  portal.page.settle();
  const view = render(<PortalProvider value={shown}>{ui}</PortalProvider>);
  return { ...portal, portal: shown, host, ran, view };
}
