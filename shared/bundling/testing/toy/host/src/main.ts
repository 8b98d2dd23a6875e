import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { getInstance } from '@module-federation/enhanced/runtime';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createElement, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Home {
  copies: Record<string, unknown>;
  mount(element: HTMLElement, count: { value: number }, wrap: (child: ReactNode) => ReactNode): void;
}

interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => { default: { views: { home(): Promise<Home> } } }>;
}

const page = document.body.dataset;
const cache = createCache({ key: 'atrium', nonce: page['nonce'] ?? '' });
const copies: Record<string, unknown> = { useState, createElement, createRoot, observable, css };
const count = observable({ value: 1 });

const Counter = observer(() => createElement('b', { id: 'host' }, count.value));

async function start() {
  const own = document.createElement('div');
  const theirs = document.createElement('div');
  document.body.append(own, theirs);
  createRoot(own).render(createElement(Counter));
  const container = (await import(/* webpackIgnore: true */ page['entry'] ?? '')) as Container;
  const shareScopeMap = getInstance()?.shareScopeMap ?? {};
  // not enumerable, as the runtime passes it, because the container copies the rest into its own options
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: shareScopeMap,
  });
  await container.init(shareScopeMap['default'] ?? {}, [], options);
  const remote = (await container.get('./remote'))();
  const home = await remote.default.views.home();
  const same = Object.keys(copies).filter((name) => home.copies[name] === copies[name]);
  home.mount(theirs, count, (child) => createElement(CacheProvider, { value: cache, children: child }));
  setTimeout(() => {
    count.value = 2;
  }, 0);
  await import('./lazy.ts').then(({ said }) => {
    page['lazy'] = said;
  });
  page['same'] = same.join(' ');
}

start().catch((error: unknown) => {
  page['failed'] = String(error);
});
