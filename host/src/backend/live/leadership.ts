import { Observable } from 'rxjs';

/**
 * Emits once when this tab becomes the one that listens for all. It stays the leader until it unsubscribes or closes;
 * then the next tab follows. Without Web Locks (a page without HTTPS) every tab listens for itself.
 */
export function leadership(locks: LockManager | undefined, name: string): Observable<void> {
  return new Observable((subscriber) => {
    if (!locks) return subscriber.next();
    const controller = new AbortController();
    const held = new Promise<void>((release) => controller.signal.addEventListener('abort', () => release()));
    locks
      .request(name, { signal: controller.signal }, () => {
        subscriber.next();
        return held;
      })
      .catch(() => undefined);
    return () => controller.abort();
  });
}
