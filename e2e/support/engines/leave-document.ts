type Call = <Answer>(source: string, args: readonly unknown[]) => Promise<Answer>;

/**
 * Navigates and waits for another document, not for its scripts: what WebDriver calls interactive waits for modules.
 * @param navigate begins the navigation without waiting for anything
 */
export async function leaveDocument(call: Call, navigate: () => Promise<unknown>): Promise<void> {
  await call('() => { window.isBeingLeft = true; }', []);
  await navigate();
  for (;;) {
    // between two documents there is none to be asked
    const left = await call<boolean>('() => !window.isBeingLeft && document.body !== null', []).catch(() => false);
    if (left) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
