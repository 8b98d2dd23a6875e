/**
 * Shows the gateway's message for a host that did not start, without React or a theme, which may be broken too.
 *
 * @param message `#atrium-stuck` as the gateway wrote it, hidden and in the page's language; null where a page lacks it
 */
export function showBrokenPage(page: Document, message: HTMLElement | null, reload: () => void): void {
  const shown = message ?? plainMessage(page);
  // the page's start watch looks for the message by its id, and would report this failure again
  shown.removeAttribute('id');
  shown.hidden = false;
  shown.querySelector('button')?.addEventListener('click', reload);
  page.body.replaceChildren(shown);
}

function plainMessage(page: Document): HTMLElement {
  const message = page.createElement('main');
  message.setAttribute('role', 'alert');
  const text = page.createElement('p');
  text.textContent = 'The page did not start. Please try again.';
  const retry = page.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again';
  message.append(text, retry);
  return message;
}
