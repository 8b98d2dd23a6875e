import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createElement, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
// eslint-disable-next-line atrium/stay-in-workspace -- the test holds the host's own code, and the host has no door
import { openContainer, shareScope } from '../../../../../../host/src/remotes/container';

interface Home {
  copies: Record<string, unknown>;
  mount?(element: HTMLElement, count: { value: number }, wrap: (child: ReactNode) => ReactNode): void;
}

interface FederationPage {
  __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: Record<string, object> }[] };
}

const page = document.body.dataset;
const cache = createCache({ key: 'atrium', nonce: page['nonce'] ?? '' });
const copies: Record<string, unknown> = { useState, createElement, createRoot, observable, css };
const count = observable({ value: 1 });

const Counter = observer(() => createElement('b', { id: 'host' }, count.value));

/** In turn: the names of remotes to open, and `runtime` to start the federation runtime. */
const steps = new URLSearchParams(location.search).get('steps') ?? 'toy';

async function start() {
  const own = document.createElement('div');
  const theirs = document.createElement('div');
  document.body.append(own, theirs);
  createRoot(own).render(createElement(Counter));
  const same: string[] = [];
  for (const step of steps.split(' ')) {
    if (step === 'runtime') {
      await startRuntime();
      continue;
    }
    const home = await openHome(step);
    same.push(`${step}: ${Object.keys(copies).filter((name) => home.copies[name] === copies[name])}`);
    home.mount?.(theirs, count, (child) => createElement(CacheProvider, { value: cache, children: child }));
  }
  setTimeout(() => {
    count.value = 2;
  }, 0);
  await import('./lazy.ts').then(({ said }) => {
    page['lazy'] = said;
  });
  const offers = Object.values(shareScope()).map((versions) => Object.keys(versions).length);
  page['offers'] = offers.join(' ');
  page['same'] = same.join('; ');
}

async function openHome(remote: string): Promise<Home> {
  const entry: unknown = await import(/* webpackIgnore: true */ `/r/${remote}/${page[`${remote}Entry`]}`);
  const opened = (await openContainer(entry)) as { views: { home(): Promise<Home> } };
  return opened.views.home();
}

async function startRuntime(): Promise<void> {
  // eslint-disable-next-line atrium/stay-in-workspace -- as above
  const { startFederation } = await import('../../../../../../host/src/remotes/federation-runtime');
  startFederation();
  const { __FEDERATION__: federation } = window as FederationPage;
  const runtime = federation?.__INSTANCES__.find(({ name }) => name === 'atrium_host');
  page['adopted'] = String(runtime?.shareScopeMap['default'] === shareScope());
}

start().catch((error: unknown) => {
  page['failed'] = String(error);
});
