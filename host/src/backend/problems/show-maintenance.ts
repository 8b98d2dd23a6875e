import { part, TimeSchema } from '@atrium/api';
import type { CallError, Events, VersionedName } from '@atrium/contract';
import * as v from 'valibot';
import type { LanguageStore } from '../../language/language-store';
import type { Places } from '../../messages/late-places';
import type { MessageStore } from '../../messages/message-store';

interface MaintenanceCollaborators {
  messages: Pick<MessageStore, 'ask' | 'dialogs'>;
  language: Pick<LanguageStore, 'text' | 'date' | 'knows'>;
  places: Pick<Places, 'has'>;
  publish: Events['publish'];
}

/** The place that shows the message and the times; without it, a dialog does. */
const recommended: VersionedName = 'lobby.recommended@1';

const RefusalSchema = v.fallback(
  v.object({ maintainTime: part(TimeSchema), endTime: part(TimeSchema), message: part(v.string()) }),
  {},
);

/** Shows a vendor's maintenance with its times, in one place: the recommended games, where the page has them. */
export function showMaintenance(
  error: CallError,
  text: string,
  { messages, language, places, publish }: MaintenanceCollaborators,
): void {
  const { maintainTime: from, endTime: until, message: reason } = v.parse(RefusalSchema, error.details.value);
  const isSaid = error.message !== '' && error.message !== error.key;
  const named = isSaid || language.knows(error.key) ? text : language.text('vendor_under_maintenance');
  const message = reason && !isSaid ? `${named}\n${reason}` : named;
  if (places.has(recommended)) {
    return publish('game.maintenance@1', {
      vendor: '',
      message,
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    });
  }
  const date = (moment: number | undefined) => (moment === undefined ? '…' : language.date(moment, 'long'));
  const lines =
    (from ?? until) === undefined
      ? [message]
      : [message, language.text('maintenance_window', { from: date(from), until: date(until) })];
  const shown = lines.join('\n');
  if (messages.dialogs.some((open) => open.text === shown)) return;
  void messages.ask({ kind: 'warning', text: shown, actions: [{ label: language.text('ok') }] });
}
