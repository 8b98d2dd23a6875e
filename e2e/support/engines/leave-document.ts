import { DriverEnded } from './driver-ended';

type Call = <Answer>(source: string, args: readonly unknown[]) => Promise<Answer>;

/** Timeout of a navigation in milliseconds. */
const limit = 90_000;

/**
 * Navigates and waits for another document, not for its scripts: WebDriver's `interactive` also waits for modules.
 * @param navigate begins the navigation without waiting for anything
 * @throws when there is no other document within the limit, with the last answer or error; DriverEnded
 */
export async function leaveDocument(call: Call, navigate: () => Promise<unknown>): Promise<void> {
  await call('() => { window.isBeingLeft = true; }', []);
  await navigate();
  const end = Date.now() + limit;
  for (;;) {
    const left = await call<boolean>('() => !window.isBeingLeft && document.body !== null', []).catch(
      (error: unknown) => {
        if (error instanceof DriverEnded) throw error;
        // calls fail between two documents
        return error;
      },
    );
    if (left === true) return;
    const last = left === false ? 'the previous document is still there' : String(left);
    if (Date.now() > end) throw new Error(`no other document within ${limit / 1000} s: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
