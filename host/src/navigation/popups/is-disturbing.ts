import type { Holds } from '../../page/holds';
import type { MessageStore } from '../../messages/message-store';
import type { PageHistory } from '../places/page-history';
import type { PageStore } from '../places/page-store';

export interface PersonsView {
  page: Pick<PageStore, 'page' | 'settled'>;
  history: Pick<PageHistory, 'now'>;
  messages: Pick<MessageStore, 'dialog'>;
  holds: Pick<Holds, 'strongest'>;
  document: Pick<Document, 'activeElement' | 'querySelector' | 'visibilityState'>;
}

/** What is in use while it has the focus: a form, a field, or a frame such as a game, a chat or a payment. */
const inUse = 'form, form *, input, textarea, select, [contenteditable], iframe';

/**
 * Whether a popup now would disturb or be missed: in a tab in the background, over a game or another quiet page, over an overlay or a dialog, while a form is in
 * use or has unsaved input, or while money is on its way.
 */
export function isDisturbing({ page, history, messages, holds, document }: PersonsView): boolean {
  return (
    document.visibilityState === 'hidden' ||
    !isOpenPage(page) ||
    history.now.overlays.length > 0 ||
    messages.dialog !== undefined ||
    holds.strongest !== undefined ||
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches(inUse) === true
  );
}

/** Whether the page is one of the portal's with its menus, and no game. */
export function isOpenPage({ page, settled }: PersonsView['page']): boolean {
  return (
    settled &&
    page.kind === 'place' &&
    page.chain.every(({ place }) => !place.quiet && !place.undisturbed && !place.alone)
  );
}
