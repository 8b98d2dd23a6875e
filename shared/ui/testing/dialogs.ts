/**
 * Adds native dialogs and popovers to a page without them (jsdom), as far as tests need: opening, closing, Escape,
 * focus in and back. Does nothing in a browser.
 */
export function installDialogs(): void {
  const dialog = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
  if (dialog.showModal) return;
  installPopovers();
  const before = new WeakMap<HTMLDialogElement, Element | null>();

  dialog.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    before.set(this, document.activeElement);
    this.open = true;
    const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea');
    if (!this.contains(document.activeElement)) first?.focus();
    this.addEventListener('keydown', cancel);
  };
  dialog.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', cancel);
    const origin = before.get(this);
    if (origin instanceof HTMLElement) origin.focus();
    this.dispatchEvent(new Event('close'));
  };
}

function installPopovers(): void {
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    this.style.display = '';
  };
}

function cancel(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
