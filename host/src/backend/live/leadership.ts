import { Observable } from 'rxjs';

/**
 * Says once when this tab has become the one that listens for all; it stays so until unsubscribed or closed, and then
 * the next tab follows. Without Web Locks (a page that came without HTTPS) every tab listens for itself.
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
