import type { Descriptor, Fact, LoadedRemote, Messages } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { observable, runInAction } from 'mobx';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { FactStore, type FactSource } from '../../page/facts/fact-store';
import { RemoteList } from '../../remotes/remote-list';
import { moduleOf, releaseOf } from '../../remotes/testing';
import type { SiteFlags } from '../../page/site/closed-page';
import { askBeforeLeaving } from './ask-before-leaving';
import { Holds } from '../../page/holds';
import { Intents, type Intent } from './intents';
import { Navigator } from './navigator';
import { PageHistory } from './page-history';
import { PageStore } from './page-store';
import { PlaceIndex } from './place-index';
import { Guards } from './guards';
import { startArrivals } from './arrivals';

const auth: Descriptor = {
  name: 'auth',
  requires: '^1.0.0',
  places: [
    { name: 'auth.sign-in@1', view: 'home', path: '/login', opens: 'over', params: ['next'], quiet: true },
    { name: 'auth.register@1', view: 'home', path: '/register', params: ['referralCode'] },
    { name: 'auth.forgot-password@1', view: 'home', path: '/forgot-password', opens: 'over', params: ['username'] },
  ],
};

const lobby: Descriptor = {
  name: 'lobby',
  requires: '^1.0.0',
  places: [
    { name: 'lobby.club@1', view: 'home', path: '/club', when: 'setting:club', offered: 'switch:CLUB' },
    { name: 'lobby.home@1', view: 'home', path: '/', aliases: ['/index', '/club'] },
    { name: 'lobby.category@1', view: 'home', path: '/games/:type', aliases: ['/g/:type'], params: ['page'] },
    { name: 'lobby.new@1', view: 'home', path: '/games/new' },
    { name: 'lobby.demo@1', view: 'home', path: '/trial', when: 'switch:FREEPLAY3' },
    {
      name: 'lobby.game@1',
      view: 'home',
      path: '/seamless',
      params: ['key'],
      needs: ['session', 'real-account'],
      quiet: true,
    },
    { name: 'lobby.vendor@1', view: 'home', opens: 'over', params: ['vendor'] },
    { name: 'member.centre@1', view: 'home', path: '/member', needs: ['session'] },
    { name: 'mall.home@1', view: 'home', path: '/mall', inside: 'member.centre@1', params: ['item'] },
    { name: 'agent.centre@1', view: 'home', path: '/agent', needs: ['agent'] },
  ],
};

/** A portal without a user interface: places of two remotes, a history in memory, a person with settable facts. */
export function testPortal({
  at = '/',
  facts: initial = [] as Fact[],
  granted = undefined as string | undefined,
  configured = undefined as string | undefined,
  descriptors = [auth, lobby] as Descriptor[],
  closed = ['/bonus', '/prize/:id'],
  source = async (_name: string): Promise<LoadedRemote> => moduleOf(),
} = {}) {
  let current: readonly Fact[] = initial;
  const listeners = new Set<() => void>();
  const person: FactSource = {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const facts = new FactStore([], [person]);
  facts.start();
  const composed = descriptors.map((descriptor) => ({
    ...releaseOf(descriptor.name, { descriptor }),
    name: descriptor.name,
  }));
  const remotes = new RemoteList({ remotes: composed }, { ...services, source: (name) => source(name) });
  const { messages, records } = fakeHost();
  const errors: unknown[] = [];
  const places = new PlaceIndex(remotes, facts, closed);
  const holds = new Holds();
  const text = (key: string) => key;
  const memory = createMemoryHistory({ initialEntries: [at], v5Compat: true });
  const ask = askBeforeLeaving({ holds, places, messages: { confirm: (message) => replies.confirm(message) }, text });
  const replies: Pick<Messages, 'confirm' | 'choose'> = { confirm: messages.confirm, choose: messages.choose };
  const site = observable<SiteFlags>({ maintenance: false, regionRestriction: false });
  const history = new PageHistory(memory, { ask });
  history.start();
  const page = new PageStore(history, places, facts, site);
  const intents = new Intents(sessionStorage);
  const guards = new Guards({
    facts,
    places,
    history,
    messages: { notice: messages.notice, choose: (message) => replies.choose(message) },
    intents,
    text,
  });
  const navigator = new Navigator({ places, history, guards, holds, telemetry: { error: (e) => errors.push(e) } });
  const goneOn: Intent[] = [];
  return {
    remotes,
    facts,
    places,
    history,
    page,
    intents,
    guards,
    navigator,
    holds,
    records,
    replies,
    errors,
    goneOn,
    address: () => history.now.pathname + history.now.search,
    overlays: () => history.now.overlays.map(({ place }) => place),
    back: () => memory.go(-1),
    setSite: (flags: SiteFlags) => runInAction(() => Object.assign(site, flags)),
    setFacts(next: Fact[]) {
      current = next;
      listeners.forEach((listener) => listener());
    },
    arrive() {
      page.settle();
      return startArrivals({
        page,
        history,
        places,
        facts,
        guards,
        intents,
        origin: 'https://aurora.example',
        takeGranted: () => granted,
        configured,
        goOn: (intent) => void goneOn.push(intent),
      });
    },
  };
}

const services = {
  bad: new Set<string>(),
  telemetry: () => ({ error: () => {}, timing: () => {} }),
  language: () => 'EN',
};
