import type { TrackedEvent } from '@atrium/api';
import { reaction } from 'mobx';
import type { EventBus } from '../../navigation/events/event-bus';
import type { LanguageStore } from '../../language/language-store';
import type { PageStore } from '../../navigation/places/page-store';

export interface Watched {
  page: Pick<PageStore, 'page'>;
  events: Pick<EventBus, 'on'>;
  language: Pick<LanguageStore, 'current'>;
}

/**
 * Reports the events that tags may count: each page by its address pattern, never by the address itself, and sign-ins
 * and registrations. Returns its stop.
 */
export function watchPages({ page, events, language }: Watched, report: (event: TrackedEvent) => void): () => void {
  const stops = [
    reaction(
      () => (page.page.kind === 'place' ? page.page.place.place.path : undefined),
      (path) => path !== undefined && report({ event: 'page_view', page: path, language: language.current }),
      { fireImmediately: true },
    ),
    events.on('session.signed-in@1', () => report({ event: 'login' })),
    events.on('account.registered@1', () => report({ event: 'register' })),
  ];
  return () => stops.forEach((stop) => stop());
}
