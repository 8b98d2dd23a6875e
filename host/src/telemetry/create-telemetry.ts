import { redact } from '@atrium/api';
import type { Telemetry } from '@atrium/contract';
import type { Attribution, Batch, Report } from './report';

/** Most reports kept between two sendings; what comes above is counted and dropped. */
const mostReports = 50;
/** Characters of one text in a report. */
const longest = 500;
/** How long reports are gathered, in milliseconds. */
const gathering = 10_000;
const address = '/telemetry';

export interface TelemetrySources {
  /** The page's single-use report token. */
  reportToken: string;
  merchant: string;
  composition: string;
  send: typeof fetch;
  /** `navigator.sendBeacon`, for a page that is being left. */
  beacon(url: string, body: Blob): boolean;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  now?: () => number;
}

export interface HostTelemetry {
  /** The contract's interface, attributed to a remote, its release and a phase. */
  of(attribution: Attribution): Telemetry;
  /** Sends what is gathered when the page is hidden. Returns its stop. */
  start(): () => void;
}

/** Reports to the operator in small bounded batches, without anything personal. */
export function createTelemetry({ send, beacon, page, now = Date.now, ...about }: TelemetrySources): HostTelemetry {
  let reports: Report[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(report: Report): void {
    if (reports.length >= mostReports) dropped += 1;
    else reports.push(report);
    timer ??= setTimeout(() => {
      const body = JSON.stringify(takeBatch());
      const headers = { 'content-type': 'application/json' };
      // the page may be left before the answer: what is on its way then has been taken out of what a beacon would send
      send(address, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
    }, gathering);
  }

  function takeBatch(): Batch {
    clearTimeout(timer);
    timer = undefined;
    const batch: Batch = { ...about, reports, dropped };
    reports = [];
    dropped = 0;
    return batch;
  }

  function sendBeforeLeaving(): void {
    if (page.visibilityState !== 'hidden' || reports.length === 0) return;
    beacon(address, new Blob([JSON.stringify(takeBatch())], { type: 'application/json' }));
  }

  return {
    of: (attribution) => ({
      error(error, context) {
        const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
        add({
          ...attribution,
          at: now(),
          kind: 'error',
          name: tellable(name),
          message: tellable(message),
          ...(context && { context: redactContext(context) }),
        });
      },
      timing: (name, milliseconds) => add({ ...attribution, at: now(), kind: 'timing', name, milliseconds }),
    }),
    start() {
      page.addEventListener('visibilitychange', sendBeforeLeaving);
      return () => {
        page.removeEventListener('visibilitychange', sendBeforeLeaving);
        clearTimeout(timer);
      };
    },
  };
}

function tellable(text: string): string {
  return redact(text).slice(0, longest);
}

function redactContext(context: Record<string, string | number | boolean>): typeof context {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, typeof value === 'string' ? tellable(value) : value]),
  );
}
