import createCache from '@emotion/cache';
import { places } from '../catalogue/places';
import type { AccountParts, Part } from '../host/account';
import type { Host } from '../host/host';
import type { Message } from '../host/messages';
import type { CurrentPlace } from '../host/navigation';
import { writable, type Writable } from '../host/readable';
import type { SessionState } from '../host/session';
import type { Settings } from '../host/settings';
import type { Texts } from '../remote/define-remote';
import { evaluate, type Fact, type When } from '../remote/fact';
import { fakeApi, type FakeAnswer } from './fake-api';
import { fakeLanguage, type FakeLanguage } from './fake-language';
import { fakeNavigation, type FakeNavigation } from './fake-navigation';
import { emptyRecords, type Records } from './records';

export interface FakeHostOptions {
  remote?: string;
  /** Facts that are true. */
  facts?: Fact[];
  /** The remote's abilities, as in its descriptor. */
  abilities?: Record<string, When>;
  session?: SessionState;
  account?: Partial<{ [Name in keyof AccountParts]: AccountParts[Name] }>;
  settings?: Partial<Settings>;
  /** Answers by endpoint id; the endpoint's example answers the others. */
  answers?: Record<string, FakeAnswer>;
  /** The back end's clock, in milliseconds since 1970; the device's by default. */
  serverTime?: () => number;
  /** Answers by command name; a command without one is absent. */
  commands?: Record<string, unknown>;
  /** Places of the remote's own descriptor, besides those of the catalogue. No other place exists. */
  places?: readonly string[];
  absentPlaces?: string[];
  /** Results that overlays close with, by place. */
  results?: Record<string, unknown>;
  /** Answers to confirmations and choices; default: agreed, first action. */
  replies?: { confirm?: boolean; choose?: string };
  placement?: FakeNavigation['placement'];
  current?: CurrentPlace;
  language?: string;
  languages?: string[];
  /** Texts by language code. */
  texts?: Record<string, Texts>;
}

/** A host for tests and for working on a remote alone: every interface works, and every use of it is recorded. */
export interface FakeHost extends Host {
  records: Records;
  navigation: FakeNavigation;
  language: FakeLanguage;
  session: Host['session'] & { state: Writable<SessionState> };
  account: { [Name in keyof AccountParts]: Writable<Part<AccountParts[Name]>> } & Pick<Host['account'], 'refresh'>;
  /** Sets or clears facts and notifies listeners. */
  setFacts(changes: Partial<Record<Fact, boolean>>): void;
  /** Notifies listeners of `events.on`, as the live channel or another remote would. */
  emit(name: string, detail?: unknown): void;
  /** Ends the mounting: aborts `signal`. */
  dispose(): void;
}

const settings: Settings = {
  merchant: { code: 'demo', name: 'Demo' },
  siteCode: 'demo',
  currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
  languages: ['EN', 'CN'],
  registration: [],
  resources: [],
  customerService: [],
  imageBase: '',
  gameBase: '',
  value: () => undefined,
};

export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const records = emptyRecords();
  const facts = new Set<Fact>(options.facts);
  const revision = writable(0);
  const listeners = new Map<string, Set<(detail: unknown) => void>>();
  const lifetime = new AbortController();
  const state = writable<SessionState>(options.session ?? { status: 'visitor' });
  const holds = (when: When | undefined) => evaluate(when, (fact) => facts.has(fact)) === true;
  const say = (kind: 'notice' | 'warning' | 'confirm' | 'choose', message: Message | string) => {
    records.messages.push({ kind, message: typeof message === 'string' ? { text: message } : message });
  };
  const emit = (name: string, detail?: unknown) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(detail);
  };

  return {
    records,
    remote: { name: options.remote ?? 'demo', release: 'test' },
    session: {
      state,
      establish(grant) {
        records.grants.push(grant);
        state.set({
          status: 'signed-in',
          customer: { id: '1', account: grant.account, nickname: grant.account, kind: grant.kind ?? 0 },
        });
        return Promise.resolve();
      },
      end() {
        records.sessionsEnded += 1;
        state.set({ status: 'visitor' });
        return Promise.resolve();
      },
    },
    account: fakeAccount(options.account ?? {}, records),
    facts: {
      has: (fact) => facts.has(fact),
      holds,
      revision,
    },
    setFacts(changes) {
      for (const [fact, present] of Object.entries(changes) as [Fact, boolean][]) {
        if (present) facts.add(fact);
        else facts.delete(fact);
      }
      revision.set(revision.get() + 1);
    },
    can(ability) {
      const when = options.abilities?.[ability];
      if (when === undefined) records.unknown.push(ability);
      return when !== undefined && holds(when);
    },
    settings: { ...settings, ...options.settings },
    api: fakeApi(options.answers ?? {}, records, options.serverTime),
    navigation: fakeNavigation(
      {
        places: [...Object.keys(places), ...(options.places ?? [])],
        absentPlaces: options.absentPlaces ?? [],
        results: options.results ?? {},
        placement: options.placement ?? 'page',
        current: options.current ?? { place: 'lobby.home@1', params: {} },
      },
      records,
    ),
    commands: {
      has: (name: string) => name in (options.commands ?? {}),
      run(name: string, request?: unknown) {
        records.commands.push({ name, request });
        return Promise.resolve(options.commands?.[name]);
      },
    } as Host['commands'],
    events: {
      publish(name: string, detail?: unknown) {
        records.published.push({ name, detail });
        emit(name, detail);
      },
      on(name: string, listener: (detail: never) => void) {
        const own = listeners.get(name) ?? new Set();
        listeners.set(name, own.add(listener as (detail: unknown) => void));
        return () => own.delete(listener as (detail: unknown) => void);
      },
    },
    emit,
    messages: {
      notice: (message) => Promise.resolve(say('notice', message)),
      warning: (message) => Promise.resolve(say('warning', message)),
      confirm(message) {
        say('confirm', message);
        return Promise.resolve(options.replies?.confirm ?? true);
      },
      choose(message) {
        say('choose', message);
        return Promise.resolve(options.replies?.choose ?? message.actions[0]?.value);
      },
      toast: (toast) => void records.toasts.push(toast),
    },
    language: fakeLanguage(
      { language: options.language ?? 'EN', languages: options.languages ?? ['EN', 'CN'], texts: options.texts ?? {} },
      records,
    ),
    telemetry: {
      error: (error, context) => void records.errors.push({ error, ...(context && { context }) }),
      timing: (name, milliseconds) => void records.timings.push({ name, milliseconds }),
    },
    sanitize: (html) => Promise.resolve(html.replaceAll(/<[^>]*>/g, '')),
    signal: lifetime.signal,
    dispose: () => lifetime.abort(),
    styleCache: createCache({ key: 'test' }),
  };
}

function fakeAccount(parts: Partial<AccountParts>, records: Records): FakeHost['account'] {
  const part = <Name extends keyof AccountParts>(name: Name): Writable<Part<AccountParts[Name]>> => {
    const value = parts[name];
    return writable<Part<AccountParts[Name]>>(value === undefined ? { state: 'absent' } : { state: 'ready', value });
  };
  return {
    member: part('member'),
    balance: part('balance'),
    unread: part('unread'),
    promotions: part('promotions'),
    contracts: part('contracts'),
    confirmations: part('confirmations'),
    rank: part('rank'),
    wallet: part('wallet'),
    rebate: part('rebate'),
    refresh(name) {
      records.refreshed.push(name);
      return Promise.resolve();
    },
  };
}
