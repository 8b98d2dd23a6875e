import type { DomainFailure, DomainWatch } from '../problems/create-problems';

/** A check of domains whose code comes late; what fails before it is there, or when it cannot come, is said as it is. */
export interface LateDomains extends DomainWatch {
  /** Fetches the code, as long as this domain can bring it. */
  prepare(): void;
}

export function lateDomains(load: () => Promise<DomainWatch>, say: (failure: DomainFailure) => void): LateDomains {
  let loading: Promise<DomainWatch> | undefined;
  const ready = () => (loading ??= load().catch((error: unknown) => ((loading = undefined), Promise.reject(error))));
  const pass = (how: keyof DomainWatch) => (failure: DomainFailure) =>
    void ready().then(
      (watch) => watch[how](failure),
      () => say(failure),
    );
  return {
    prepare: () => void ready().catch(() => undefined),
    unavailable: pass('unavailable'),
    silent: pass('silent'),
  };
}
