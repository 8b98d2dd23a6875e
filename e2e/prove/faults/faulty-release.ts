import type { ComposedRemote } from '@atrium/contract';
import { recomposed } from '../../support/composition';
import type { FaultProxy } from '../../support/fault-proxy';
import { integrityOf, fileAddress } from '../../support/releases';

/** What is wrong with the code of a release. */
export type CodeFault = 'syntax' | 'evaluating' | 'no-view' | ViewFault;
type ViewFault = 'mounting' | 'rendering' | 'effect' | 'late';

/** The key in the tab's storage that makes code fail. */
export const failing = 'atrium.proof.failing';

/** The global that a view sets when it mounts too late. */
export const mountedLate = 'proofMountedLate';

/** Code that wraps the remote's own view and makes it fail. */
const brokenViews: Record<ViewFault, string> = {
  mounting: `({ ...view, mount: async (props) => { fail(); await view.mount(props); } })`,
  // longer than the limit of a mount
  late: `({ ...view, mount: async (props) => {
    if (!sessionStorage.getItem('${failing}')) return view.mount(props);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await view.mount(props);
    globalThis.${mountedLate} = true;
  } })`,
  // every view requests texts while it renders
  rendering: `({ ...view, mount: (props) => view.mount({ ...props, host: { ...props.host,
    language: { ...props.host.language, text: (...asked) => { fail(); return props.host.language.text(...asked); } } } }) })`,
  // React subscribes in an effect, after it has rendered a view
  effect: `({ ...view, mount: (props) => view.mount({ ...props, host: { ...props.host,
    language: { ...props.host.language, current: { ...props.host.language.current,
      subscribe: (listener) => { fail(); return props.host.language.current.subscribe(listener); } } } } }) })`,
};

export function entryWith(fault: CodeFault, entry: string): string {
  switch (fault) {
    case 'syntax':
      return 'export const init = ;';
    case 'evaluating':
      return `throw new Error('this release throws while it is evaluated');`;
    case 'no-view':
      return `export { init } from './${entry}'; export const get = async () => () => ({ default: {} });`;
    case 'mounting':
    case 'rendering':
    case 'effect':
    case 'late':
      return `
        import * as real from './${entry}';
        const fail = () => { if (sessionStorage.getItem('${failing}')) throw new Error('this release throws while ${fault}'); };
        const broken = (view) => ${brokenViews[fault]};
        export const init = real.init;
        export const get = async (name) => {
          const exposed = (await real.get(name))().default;
          const views = Object.fromEntries(Object.entries(exposed.views).map(([key, load]) => [key, async () => ({ default: broken((await load()).default) })]));
          return () => ({ default: { ...exposed, views } });
        };`;
  }
}

/** Composes pages with a release with the faulty entry; the previous release is the real one, or there is none. */
export function serveFaultyRelease(
  proxy: FaultProxy,
  remote: string,
  fault: CodeFault,
  { previous }: { previous: boolean },
) {
  const entry = `entry.${fault}${previous ? '-after-good' : ''}.js`;
  compose(proxy, remote, (composed) => {
    const { name: _name, previous: _previous, ...good } = structuredClone(composed);
    const body = entryWith(fault, composed.entry);
    proxy.injectFault(fileAddress(remote, entry), { kind: 'script', body });
    composed.id = `faulty ${entry}`;
    composed.integrity[entry] = integrityOf(body);
    composed.entry = entry;
    if (previous) composed.previous = good;
    else delete composed.previous;
  });
}

/** Composes pages with a release that requires a later contract. */
export function serveForeignContract(proxy: FaultProxy, remote: string, { previous }: { previous: boolean }) {
  compose(proxy, remote, (composed) => {
    const { name: _name, previous: _previous, ...good } = structuredClone(composed);
    composed.id = `foreign${previous ? ' after good' : ''}`;
    composed.descriptor.requires = '^99.0.0';
    if (previous) composed.previous = good;
    else delete composed.previous;
  });
}

/** Every page. */
const pages = /^\/(?!r\/|wps\/|lgw\/|composition|telemetry)/;

function compose(proxy: FaultProxy, remote: string, change: (composed: ComposedRemote) => void): void {
  proxy.injectFault(pages, {
    kind: 'change',
    change: (html) =>
      recomposed(html, ({ remotes }) => {
        for (const composed of remotes.filter(({ name }) => name === remote)) change(composed);
      }),
  });
}
