import type { LossWords } from './loss-words';

/** Reports a lost session in one of all tabs. Returns false when only this tab can report it. */
export type ReportLoss = (message: Omit<LossWords, 'token'>) => boolean;

/** The notice of a lost session, which all tabs agree on once its code is loaded. Until then each tab reports by itself. */
export class LateLossNotice {
  #report: ReportLoss | undefined;

  /** Hands over the loaded code, once. */
  connect(report: ReportLoss): void {
    this.#report = report;
  }

  readonly report: ReportLoss = (message) => this.#report?.(message) ?? false;
}
