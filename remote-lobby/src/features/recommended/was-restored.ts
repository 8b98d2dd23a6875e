const storageKey = 'atrium.lobby.maintenance';

/** The maintenance on the screen, with the document that shows it. */
interface Shown {
  params: string;
  document: number;
}

/**
 * Whether the browser has brought back a maintenance message of the document before a reload: the launch that it
 * answers is over. Remembers it otherwise.
 */
export function wasRestored(params: object): boolean {
  const shown: Shown = { params: JSON.stringify(params), document: performance.timeOrigin };
  const before = sessionStorage.getItem(storageKey);
  sessionStorage.setItem(storageKey, JSON.stringify(shown));
  if (before === null || !isReloaded()) return false;
  const { params: same, document } = JSON.parse(before) as Partial<Shown>;
  return same === shown.params && document !== shown.document;
}

/** The person has closed the message. */
export function forgetShown(): void {
  sessionStorage.removeItem(storageKey);
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
