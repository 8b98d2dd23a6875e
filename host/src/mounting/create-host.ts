import type { Account, Api, CallOptions, Endpoint, Host, Navigation, Readable, VersionedName } from '@atrium/contract';
import { ofEachPart } from '../person/account/part-names';
import type { EventBus, Listener } from '../navigation/events/event-bus';
import type { CommandBus } from '../navigation/commands/command-bus';
import type { FactStore } from '../page/facts/fact-store';
import type { Navigator, ViewPlacement } from '../navigation/places/navigator';
import type { Remote } from '../remotes/remote';
import { Lifetime } from './lifetime';

/** The parts of a host that all views share. Functions create the parts that differ per remote. */
export interface HostParts {
  session(remote: Remote): Host['session'];
  account: Host['account'];
  facts: Pick<FactStore, 'has' | 'holds' | 'revision'>;
  settings: Host['settings'];
  api(remote: Remote): Api;
  navigator: Pick<Navigator, 'from'>;
  commands: Pick<CommandBus, 'has' | 'run'>;
  events: Pick<EventBus, 'on' | 'publish'>;
  messages: Host['messages'];
  language(remote: Remote): Host['language'];
  telemetry(remote: Remote): Host['telemetry'];
  sanitize: Host['sanitize'];
  styleCache: Host['styleCache'];
}

/** A host for one mounting. */
export interface GivenHost {
  host: Host;
  /** Ends all registrations; returns how many were still active. */
  dispose(): number;
}

/** Creates the interfaces for one view or command of a remote; everything registered through them ends together. */
export function createHost(parts: HostParts, remote: Remote, placement: ViewPlacement): GivenHost {
  const life = new Lifetime();
  const session = parts.session(remote);
  const language = parts.language(remote);
  const telemetry = parts.telemetry(remote);
  const { account, facts, events, commands, messages } = parts;
  const host: Host = {
    remote: { name: remote.name, release: remote.release.id },
    session: {
      state: life.readable(session.state),
      establish: (grant) => life.during(() => session.establish(grant)),
      end: () => life.during(() => session.end()),
    },
    account: {
      ...ofEachPart<Omit<Account, 'refresh'>>((name) => life.readable(account[name] as Readable<never>)),
      refresh: (part) => life.during(() => account.refresh(part)),
    },
    facts: { has: facts.has, holds: facts.holds, revision: life.readable(facts.revision) },
    can: (ability) => can(remote, facts, ability, telemetry),
    settings: parts.settings,
    api: apiWithin(life, parts.api(remote)),
    navigation: navigationWithin(life, parts.navigator.from(placement)),
    commands: {
      has: (name: VersionedName) => commands.has(name),
      run: (name: VersionedName, request?: unknown) => life.during(() => commands.run(name, request)),
    } as Host['commands'],
    events: {
      publish: (name: VersionedName, detail?: unknown) => {
        if (!life.signal.aborted) events.publish(name, detail);
      },
      on: (name: VersionedName, listener: Listener) => life.keep(events.on(name, listener)),
    } as Host['events'],
    messages: {
      notice: (message) => life.during(() => messages.notice(message)),
      warning: (message) => life.during(() => messages.warning(message)),
      confirm: (message) => life.during(() => messages.confirm(message)),
      choose: (message) => life.during(() => messages.choose(message)),
      toast: (toast) => messages.toast(toast),
    },
    language: { ...language, current: life.readable(language.current) },
    telemetry,
    sanitize: parts.sanitize,
    signal: life.signal,
    styleCache: parts.styleCache,
  };
  return { host, dispose: () => life.end() };
}

function can(remote: Remote, facts: HostParts['facts'], ability: string, telemetry: Host['telemetry']): boolean {
  const when = remote.release.descriptor.abilities?.[ability];
  if (when === undefined) telemetry.error(new Error(`${ability} is no ability of ${remote.name}`));
  return when !== undefined && facts.holds(when);
}

/** Calls end with the view, except those that move money: their outcome must reach the account data. */
function apiWithin(life: Lifetime, api: Api): Api {
  const call = (endpoint: Endpoint, request: unknown, options: CallOptions = {}) =>
    life.during(() => {
      if (endpoint.money) return api.call(endpoint, request, options);
      return api.call(endpoint, request, { ...options, signal: life.signalOr(options.signal) });
    });
  return { call: call as Api['call'] };
}

function navigationWithin(life: Lifetime, navigation: Navigation): Navigation {
  const unlessOver = <Rest extends unknown[]>(act: (...rest: Rest) => void) => {
    return (...rest: Rest) => {
      if (!life.signal.aborted) act(...rest);
    };
  };
  return {
    ...navigation,
    current: life.readable(navigation.current),
    open: (place, params) => life.during(() => navigation.open(place, params)),
    close: unlessOver(navigation.close),
    refine: unlessOver(navigation.refine),
    hold: (reason) => life.keep(navigation.hold(reason)),
  };
}
