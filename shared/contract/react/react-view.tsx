import { CacheProvider } from '@emotion/react';
import React, { useSyncExternalStore, type ComponentType } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { writable, type Writable } from '../host/readable';
import type { PlaceParams } from '../remote/place';
import type { View, ViewProps } from '../remote/view';
import { HostProvider } from './host-context';

export interface ViewComponentProps {
  params: PlaceParams;
}

/**
 * Creates a view from a React component, with its own root per mounting: an error while rendering rejects the mounting
 * or is reported, and costs that place only. The only file that uses single-spa-react.
 */
export function reactView(Component: ComponentType<ViewComponentProps>): View {
  const mounted = new WeakMap<
    HTMLElement,
    { lifecycles: Lifecycles; props: LifecycleProps; params: Writable<PlaceParams> }
  >();

  return {
    bootstrap: () => Promise.resolve(),
    async mount(view) {
      const params = writable(view.params);
      const lifecycles = makeLifecycles(Component, view, params);
      const props = { name: `${view.host.remote.name} ${++mountings}`, domElement: view.element };
      await lifecycles.bootstrap(props);
      mounted.set(view.element, { lifecycles, props, params });
      await lifecycles.mount(props);
    },
    update({ element, params }) {
      mounted.get(element)?.params.set(params);
      return Promise.resolve();
    },
    async unmount({ element }) {
      const instance = mounted.get(element);
      if (!instance) return;
      mounted.delete(element);
      await instance.lifecycles.unmount(instance.props);
    },
  };
}

/** single-spa-react keeps its roots by name in objects that all its instances share: a name must not be used twice. */
let mountings = 0;

interface LifecycleProps {
  name: string;
  domElement: HTMLElement;
}
type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', (props: LifecycleProps) => Promise<unknown>>;

function makeLifecycles(
  Component: ComponentType<ViewComponentProps>,
  { host, element }: ViewProps,
  params: Writable<PlaceParams>,
): Lifecycles {
  function Root() {
    const current = useSyncExternalStore(params.subscribe, params.get);
    return (
      <CacheProvider value={host.styleCache}>
        <HostProvider value={host}>
          <Component params={current} />
        </HostProvider>
      </CacheProvider>
    );
  }

  return singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    renderType: 'createRoot',
    domElementGetter: () => element,
    errorBoundary(error: Error) {
      element.dispatchEvent(new CustomEvent(viewErrorEvent, { bubbles: false, detail: error }));
      return <></>;
    },
  } as never) as unknown as Lifecycles;
}

/** Dispatched on the view's element when React gives up rendering it; the host shows the place's error. */
export const viewErrorEvent = 'atrium:view-error';
