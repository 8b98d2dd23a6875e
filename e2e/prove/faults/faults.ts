import { pageBlocks } from '@atrium/contract';
import type { Fault as LineFault, FaultProxy } from '../../support/fault-proxy';
import { releaseOf, fileAddress } from '../../support/releases';
import type { Fault } from './fault';
import { serveFaultyRelease, serveForeignContract, type CodeFault } from './faulty-release';
import type { Target } from './target';

/** Seconds: the promises of the loader, for an answered and for a hanging request. */
const answered = 2;
const hanging = 8;

/** The faults that every remote must survive. */
export const faults: Fault[] = [
  onEntry('entry missing', { kind: 'status', status: 404 }, answered, 'network'),
  onEntry('entry reset', { kind: 'reset' }, answered, 'network'),
  onEntry('entry hanging', { kind: 'hang' }, hanging, 'hang'),
  onEntry('entry dripping', { kind: 'drip' }, hanging, 'hang'),
  onEntry('entry half sent', { kind: 'half' }, answered, 'network'),
  onEntry('entry altered', altered(), answered, 'integrity'),
  ...inCode('syntax error', 'syntax', 'execution'),
  ...inCode('throws evaluating', 'evaluating', 'execution'),
  ...inCode('lacks its views', 'no-view', 'contract'),
  ...[false, true].map((previous): Fault => ({
    name: `wrong contract${previous ? ', with a previous release' : ''}`,
    arrange: (proxy, { remote }) => serveForeignContract(proxy, remote, { previous }),
    ...(previous ? { outcome: 'falls-back' } : { outcome: 'stays', within: answered }),
    causes: ['contract'],
  })),
  inView('throws mounting', 'mounting'),
  inView('throws rendering', 'rendering'),
  inView('throws in effect', 'effect'),
  { ...inView('mounts late', 'late'), within: hanging, late: true },
  onView('view missing', { kind: 'status', status: 404 }, answered, 'network'),
  onView('view hanging', { kind: 'hang' }, hanging, 'hang'),
  onView('view altered', altered(), answered, 'integrity'),
  atStart('start-up slow', { kind: 'late', milliseconds: 2_500 }),
  atStart('start-up failing', { kind: 'status', status: 503 }),
];

/** One fault of each kind. */
const shortRun = [
  'entry altered',
  'syntax error, with a previous release',
  'throws mounting',
  'view missing',
  'open during a deploy',
];

/** Whether a fault belongs to a short run. */
export function isInShortRun(name: string): boolean {
  return shortRun.includes(name);
}

function altered(): LineFault {
  return { kind: 'change', change: (body) => `globalThis.alteredBytesRan = true;\n${body}` };
}

function entryOf({ remote }: Target): RegExp {
  return fileAddress(remote, releaseOf(remote).entry);
}

function viewOf({ remote, stop }: Target): RegExp {
  return fileAddress(remote, `view-${stop.view.split('/')[1]}.`);
}

function onEntry(name: string, fault: LineFault, within: number, cause: string): Fault {
  return {
    name,
    arrange: (proxy, target) => proxy.injectFault(entryOf(target), fault),
    begins: entryOf,
    outcome: 'mends',
    within,
    causes: [cause],
    phases: ['load'],
  };
}

function onView(name: string, fault: LineFault, within: number, cause: string): Fault {
  return {
    ...onEntry(name, fault, within, cause),
    by: 'portal',
    arrange: (proxy, target) => proxy.injectFault(viewOf(target), fault),
    begins: viewOf,
  };
}

function inCode(name: string, fault: CodeFault, cause: string): Fault[] {
  return [false, true].map((previous) => ({
    name: `${name}${previous ? ', with a previous release' : ''}`,
    arrange: (proxy: FaultProxy, { remote }: Target) => serveFaultyRelease(proxy, remote, fault, { previous }),
    begins: ({ remote }: Target) => fileAddress(remote, `entry.${fault}`),
    ...(previous ? { outcome: 'falls-back' as const } : { outcome: 'stays' as const, within: answered }),
    causes: [cause],
    phases: ['load'],
  }));
}

function inView(name: string, fault: CodeFault): Fault {
  return {
    name,
    arrange: (proxy, { remote }) => serveFaultyRelease(proxy, remote, fault, { previous: false }),
    begins: ({ remote }) => fileAddress(remote, `entry.${fault}`),
    outcome: 'mends',
    within: answered,
    causes: ['execution'],
    phases: ['mount', 'run'],
    failing: true,
  };
}

/** The page has no start-up answers, as when the back end is slow, and requests them itself. */
function atStart(name: string, fault: LineFault): Fault {
  return {
    name,
    arrange(proxy) {
      const block = new RegExp(`(<script type="application/json" id="${pageBlocks.answers}">).*?(</script>)`, 's');
      proxy.injectFault(/^\/(?!r\/|wps\/|lgw\/|composition|telemetry)/, {
        kind: 'change',
        change: (html) => html.replace(block, '$1{}$2'),
      });
      proxy.injectFault(/^\/wps\/system\//, fault);
    },
    outcome: 'none',
    causes: [],
  };
}
