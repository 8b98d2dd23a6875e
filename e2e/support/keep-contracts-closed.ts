import type { BrowserContext } from 'playwright';

/**
 * Keeps the window of contract requests from opening by itself in a browser context. The demo agent has contract
 * requests; their window would cover what a test is about.
 */
export async function keepContractsClosed(context: BrowserContext): Promise<void> {
  await context.addInitScript(markOpened);
}

/** Runs in the page: the window counts as opened in this browser session. */
function markOpened(): void {
  try {
    sessionStorage.setItem('atrium.popup.agent.contract-requests.{}', 'opened');
  } catch {
    // a sandboxed frame has no storage
  }
}
