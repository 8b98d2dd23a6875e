type Call = <Answer>(source: string, args: readonly unknown[]) => Promise<Answer>;

/** Milliseconds until a navigation that brings no document has failed. */
const limit = 90_000;

/**
 * Navigates and waits for another document, not for its scripts: what WebDriver calls interactive waits for modules.
 * @param navigate begins the navigation without waiting for anything
 * @throws when no other document has come within the limit, with the browser's last error
 */
export async function leaveDocument(call: Call, navigate: () => Promise<unknown>): Promise<void> {
  await call('() => { window.isBeingLeft = true; }', []);
  await navigate();
  const end = Date.now() + limit;
  let last: unknown;
  for (;;) {
    // between two documents there is none to be asked
    const left = await call<boolean>('() => !window.isBeingLeft && document.body !== null', []).catch(
      (error: unknown) => ((last = error), false),
    );
    if (left) return;
    if (Date.now() > end) throw new Error(`no other document came within ${limit / 1000} s: ${String(last ?? '')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
