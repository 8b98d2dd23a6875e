import { redact } from '@atrium/api';
import type { Telemetry } from '@atrium/contract';
import type { KeptReports } from './kept-reports';
import type { Attribution, Batch, Report } from './report';
import { reportAddress, sendBatch } from './send-batch';

/** Most reports kept between two batches; further ones are counted and dropped. */
const mostReports = 50;
/** Characters of one text in a report. */
const longest = 500;
/** How long reports are collected, in milliseconds. */
const batchDelay = 10_000;
/** The same for the first failure of a page, which may be closed soon. */
const firstBatchDelay = 1_000;

export interface TelemetrySources {
  /** The page's single-use report token. */
  reportToken: string;
  merchant: string;
  composition: string;
  send: typeof fetch;
  /** `navigator.sendBeacon`, for a page that is being left. */
  beacon(url: string, body: Blob): boolean;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Stores failures until the gateway has acknowledged them. */
  kept: KeptReports;
  now?: () => number;
}

export interface HostTelemetry {
  /** The contract's interface, attributed to a remote, its release and a phase. */
  of(attribution: Attribution): Telemetry;
  /** Sends the collected reports when the page is hidden. Returns its stop. */
  start(): () => void;
}

/** Reports to the operator in small bounded batches, without personal data. */
export function createTelemetry({
  send,
  beacon,
  page,
  kept,
  now = Date.now,
  ...about
}: TelemetrySources): HostTelemetry {
  let reports: Report[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  function add(report: Report): void {
    if (reports.length >= mostReports) {
      dropped += 1;
      return;
    }
    reports.push(report);
    if (report.kind === 'error') kept.keep({ ...about, reports: [report], dropped: 0 });
    if (report.kind === 'error' && !failed) {
      failed = true;
      clearTimeout(timer);
      timer = setTimeout(sendGathered, firstBatchDelay);
    }
    timer ??= setTimeout(sendGathered, batchDelay);
  }

  // The page may be left before the answer: reports on their way are kept until a later page knows that they arrived.
  function sendGathered(): void {
    void sendBatch(send, takeBatch(), kept);
  }

  function takeBatch(): Batch {
    clearTimeout(timer);
    timer = undefined;
    const batch: Batch = { ...about, reports, dropped };
    reports = [];
    dropped = 0;
    return batch;
  }

  // A beacon has no answer: kept reports stay, and the next page sends them again.
  function sendBeforeLeaving({ type }: Event): void {
    if ((type !== 'pagehide' && page.visibilityState !== 'hidden') || reports.length === 0) return;
    beacon(reportAddress, new Blob([JSON.stringify(takeBatch())], { type: 'application/json' }));
  }

  return {
    of: (attribution) => ({
      error(error, context) {
        const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
        add({
          ...attribution,
          at: now(),
          kind: 'error',
          name: withoutPersonalData(name),
          message: withoutPersonalData(message),
          ...(context && { context: redactContext(context) }),
        });
      },
      timing: (name, milliseconds) => add({ ...attribution, at: now(), kind: 'timing', name, milliseconds }),
    }),
    start() {
      page.addEventListener('visibilitychange', sendBeforeLeaving);
      window.addEventListener('pagehide', sendBeforeLeaving);
      return () => {
        page.removeEventListener('visibilitychange', sendBeforeLeaving);
        window.removeEventListener('pagehide', sendBeforeLeaving);
        clearTimeout(timer);
      };
    },
  };
}

function withoutPersonalData(text: string): string {
  return redact(text).slice(0, longest);
}

function redactContext(context: Record<string, string | number | boolean>): typeof context {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  );
}
