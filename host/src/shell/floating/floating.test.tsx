import type { Fact, Section, View } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { shippedDescriptors } from '../../navigation/testing/shipped-remotes';
import { FactStore } from '../../page/facts/fact-store';
import { Remote } from '../../remotes/remote';
import { RemoteFailure } from '../../remotes/remote-failure';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { PortalProvider, type Portal } from '../portal';
import { Floating } from './floating';

/** The widget as the lottery remote declares it. */
const section = shippedDescriptors['lottery']?.sections?.find(({ view }) => view === 'mini-game') as Section;

interface Given {
  facts?: Fact[];
  fails?: boolean;
}

async function aPage({ facts = ['signed-in', 'switch:LOTTMINIGAME3'], fails = false }: Given = {}) {
  const mount = jest.fn<ReturnType<View['mount']>, Parameters<View['mount']>>(async ({ element }) => {
    element.textContent = 'widget';
  });
  const unmount = jest.fn(async () => {});
  const view: View = { bootstrap: async () => {}, mount, unmount };
  const release = releaseOf('one');
  release.descriptor = { ...release.descriptor, sections: [section] };
  const remote = new Remote('lottery', [release], {
    source: async () => {
      if (fails) throw new RemoteFailure('network', 'blocked');
      return moduleOf({ views: { 'mini-game': async () => ({ default: view }) } });
    },
    bad: { has: () => false, add: () => {} } as never,
    telemetry: () => ({ error: () => {}, timing: () => {} }),
    language: () => 'EN',
  });
  const host = fakeHost();
  const now = observable({ pathname: '/' });
  const parts = { ...host, session: () => host.session, api: () => host.api, language: () => host.language };
  const portal = {
    remotes: { all: [remote] },
    facts: new FactStore(facts, []),
    history: { now },
    mounting: {
      parts: { ...parts, telemetry: () => host.telemetry, navigator: { from: () => host.navigation } },
      inspect: () => {},
      texts: async () => {},
    },
  } as unknown as Portal;
  const draw = (quiet: boolean) => (
    <PortalProvider value={portal}>
      <Floating quiet={quiet} />
    </PortalProvider>
  );
  const { rerender } = render(draw(false));
  await settle();
  return {
    host,
    mount,
    unmount,
    goTo: (pathname: string): void => act(() => runInAction(() => void (now.pathname = pathname))),
    setQuiet: (quiet: boolean): void => rerender(draw(quiet)),
  };
}

/** The late code, the view's code and its mounting. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

const isShown = () => screen.queryByText('widget')?.closest('[hidden]') === null;

test.each<[Fact[], boolean]>([
  [['signed-in', 'switch:LOTTMINIGAME3'], true],
  [['signed-in', 'switch:SEALOTTMINIGAME3'], true],
  [['signed-in'], false],
  [['switch:LOTTMINIGAME3'], false],
])('a page with the facts %j shows the widget: %p [MIN-03] [MIN-08]', async (facts, shown) => {
  const { mount } = await aPage({ facts });
  expect(isShown()).toBe(shown);
  expect(mount).toHaveBeenCalledTimes(shown ? 1 : 0);
});

test('the widget is hidden on six paths and what is below them, and created once [MIN-02] [MIN-03] [MIN-04]', async () => {
  const { goTo, mount, unmount } = await aPage();
  const hiddenOn = ['/lottery', '/vnLottery', '/seamless', '/agent', '/agentHome', '/seaLottery'];
  for (const path of [...hiddenOn, '/agent/team']) {
    goTo(path);
    expect([path, isShown()]).toEqual([path, false]);
    goTo('/electron');
    expect(isShown()).toBe(true);
  }
  goTo('/lott');
  expect(isShown()).toBe(true);
  expect([mount.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
});

test('a quiet page hides the widget without ending it [MIN-04]', async () => {
  const { setQuiet, mount, unmount } = await aPage();
  setQuiet(true);
  expect(isShown()).toBe(false);
  setQuiet(false);
  expect(isShown()).toBe(true);
  expect([mount.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
});

test('a widget with code that cannot be loaded is not there, and no message appears [MIN-10]', async () => {
  const { host } = await aPage({ fails: true });
  expect(document.body.textContent).toBe('');
  expect(host.records.messages).toEqual([]);
});
