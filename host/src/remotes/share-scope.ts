import { containerName } from '@atrium/contract';
import * as emotion from '@emotion/react';
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as mobx from 'mobx';
import * as mobxReact from 'mobx-react-lite';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Versions of the shared modules by name, written by the build (shared/bundling/shared-modules.ts). */
declare const sharedVersions: Record<string, string>;

/** One copy of a shared module, in the form of both plugins: webpack's own and the enhanced one. */
export interface SharedCopy {
  /** Name of the container that offers this copy. */
  from: string;
  version: string;
  scope: ['default'];
  eager: true;
  loaded: true;
  lib(): unknown;
  get(): () => unknown;
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: true; strictVersion: true; eager: true; requiredVersion: string };
}

/** Copies by name of the module and by version. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

/**
 * The page's only copies of the shared modules, offered without the federation runtime.
 * @param replaced modules that the page offers in another form
 */
export function fillShareScope(from = containerName('host'), replaced: Record<string, unknown> = {}): ShareScope {
  const modules: Record<string, unknown> = {
    react,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
    mobx,
    'mobx-react-lite': mobxReact,
    '@emotion/react': emotion,
    '@emotion/react/jsx-runtime': emotionRuntime,
    ...replaced,
  };
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => {
      const version = sharedVersions[name] ?? '';
      return [name, { [version]: copyOf(from, version, module) }];
    }),
  );
}

function copyOf(from: string, version: string, module: unknown): SharedCopy {
  const lib = () => module;
  return {
    from,
    version,
    scope: ['default'],
    eager: true,
    loaded: true,
    lib,
    get: () => lib,
    useIn: [],
    deps: [],
    strategy: 'loaded-first',
    shareConfig: {
      singleton: true,
      strictVersion: true,
      eager: true,
      requiredVersion: `^${version.split('.')[0]}.0.0`,
    },
  };
}
