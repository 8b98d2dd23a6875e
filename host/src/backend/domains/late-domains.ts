import type { DomainFailure, DomainWatch } from '../problems/create-problems';

/**
 * Loads the check of domains after the first content. Failures before it is loaded, or when it cannot load, are shown
 * unchanged.
 */
export interface LateDomains extends DomainWatch {
  /** Loads the code while this domain can still serve it. */
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
