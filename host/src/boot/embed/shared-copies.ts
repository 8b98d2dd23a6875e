import * as emotion from '@emotion/react';
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as mobx from 'mobx';
import * as mobxReact from 'mobx-react-lite';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { Container } from '../../remotes/container';
import { RemoteFailure } from '../../remotes/remote-failure';
import type { DocumentListeners } from './document-listeners';

/** Versions of the shared modules by name, written by the build (shared/bundling/webpack/embed.ts). */
declare const sharedVersions: Record<string, string>;

type ShareScope = Record<string, Record<string, { from: string; eager: boolean; loaded: 1; get(): () => unknown }>>;

/**
 * The shared modules in the form remotes take, offered without the federation runtime, which would leave globals in the
 * page.
 */
export function shareScope(listeners: DocumentListeners): ShareScope {
  const copies: Record<string, unknown> = {
    react,
    'react-dom': reactDom,
    'react-dom/client': { ...reactDomClient, createRoot: listeners.createRoot },
    mobx,
    'mobx-react-lite': mobxReact,
    '@emotion/react': emotion,
    '@emotion/react/jsx-runtime': emotionRuntime,
  };
  return Object.fromEntries(
    Object.entries(copies).map(([name, copy]) => {
      const offer = { from: 'embed', eager: true, loaded: 1 as const, get: () => () => copy };
      return [name, { [sharedVersions[name] ?? '']: offer }];
    }),
  );
}

/** Loads a container's `./remote`. @throws RemoteFailure `contract` */
export function openWith(scope: ShareScope): (entry: unknown) => Promise<unknown> {
  return async (entry) => {
    const container = entry as Container;
    try {
      await container.init(scope, [], {});
    } catch (error) {
      throw new RemoteFailure('contract', `the container refused the shared modules: ${String(error)}`, error);
    }
    return ((await container.get('./remote'))() as { default?: unknown }).default;
  };
}
