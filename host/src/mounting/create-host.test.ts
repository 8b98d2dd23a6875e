import { memberInfo } from '@atrium/api';
import { fakeHost } from '@atrium/contract/testing';
import type { CommandBus } from '../navigation/commands/command-bus';
import { EventBus } from '../navigation/events/event-bus';
import { testPortal } from '../navigation/places/testing';
import { Remote } from '../remotes/remote';
import { moduleOf, releaseOf } from '../remotes/testing';
import { createHost } from './create-host';

const names = ['auth', 'lobby', 'lottery', 'member', 'agent', 'mall'];

function hostsOf(remotes: string[]) {
  const { facts, navigator } = testPortal();
  const fake = fakeHost();
  const called: [unknown, string][] = [];
  const api = {
    call: async (endpoint: { id: string }) => {
      called.push([api, endpoint.id]);
      return { from: endpoint.id };
    },
  };
  const parts = {
    ...fake,
    facts,
    navigator,
    events: new EventBus({ error: () => {} }),
    session: () => fake.session,
    api: () => api as never,
    commands: {} as CommandBus,
    language: () => fake.language,
    telemetry: () => ({ error: () => {}, timing: () => {} }),
  };
  const hosts = remotes.map((name) => {
    const remote = new Remote(name, [releaseOf(name)], {
      source: async () => moduleOf(),
      bad: new Set(),
      telemetry: parts.telemetry,
      language: () => 'EN',
    });
    return createHost(parts, remote, { as: 'page', place: 'lobby.home@1' }).host;
  });
  return { hosts, called, api, fake };
}

test('every remote calls the back end by the one client, and reads the one session and settings of the host [MNU-04]', async () => {
  const { hosts, called, api, fake } = hostsOf(names);
  const answers = await Promise.all(hosts.map((host) => host.api.call(memberInfo, {})));

  expect(answers).toEqual(names.map(() => ({ from: memberInfo.id })));
  expect(called).toEqual(names.map(() => [api, memberInfo.id]));
  for (const host of hosts) expect(host.settings).toBe(fake.settings);

  const customer = { id: '9', account: 'lin77', nickname: 'Lin', kind: 1 as const };
  fake.session.state.set({ status: 'signed-in', customer });
  expect(hosts.map((host) => host.session.state.get())).toEqual(names.map(() => ({ status: 'signed-in', customer })));
});
