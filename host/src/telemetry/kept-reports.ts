import type { KeyedStorage } from '../storage/open-storage';
import type { Batch } from './report';

const key = 'atrium.reports';
/** Most batches kept, and for how many milliseconds: as long as the gateway accepts their token. */
const most = 20;
const lifetime = 2 * 60 * 60 * 1000;

/** Failures that the gateway has not acknowledged yet. They survive the tab, and the next page sends them. */
export interface KeptReports {
  /** Keeps a batch of one report, unless there are too many. */
  keep(batch: Batch): void;
  /** Drops reports that the gateway has acknowledged. */
  drop(taken: Batch): void;
  /** Reports that earlier pages could not send, with the token of each page; expired ones are left out. */
  ofOtherPages(reportToken: string): Batch[];
}

export function keptReports(storage: KeyedStorage, now = Date.now): KeptReports {
  const read = (): Batch[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isYoung) : [];
    } catch {
      return [];
    }
  };
  const isYoung = (batch: Partial<Batch> | null): batch is Batch => now() - (batch?.reports?.[0]?.at ?? 0) < lifetime;
  const write = (batches: Batch[]) => storage.setItem(key, JSON.stringify(batches));
  return {
    keep(batch) {
      const kept = read();
      if (kept.length < most) write([...kept, batch]);
    },
    drop({ reportToken, reports }) {
      const taken = new Set(reports.map((report) => JSON.stringify(report)));
      const kept = read();
      const left = kept.filter(
        (batch) => batch.reportToken !== reportToken || !taken.has(JSON.stringify(batch.reports[0])),
      );
      if (left.length < kept.length) write(left);
    },
    ofOtherPages: (reportToken) => read().filter((batch) => batch.reportToken !== reportToken),
  };
}
