import type { LossMessage } from './loss-message';

/** Reports a lost session in one of all tabs. Returns false when only this tab can report it. */
export type ReportLoss = (message: Omit<LossMessage, 'token'>) => boolean;

/**
 * The notice of a lost session, coordinated between tabs once its code is loaded. Until then each tab reports by
 * itself.
 */
export class LateLossNotice {
  #report: ReportLoss | undefined;

  /** Connects the loaded code, once. */
  connect(report: ReportLoss): void {
    this.#report = report;
  }

  readonly report: ReportLoss = (message) => this.#report?.(message) ?? false;
}
