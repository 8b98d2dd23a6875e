import { isUnknownOutcome } from '@atrium/api';
import type { CallError } from '@atrium/contract';
import { isMaintenance } from './is-maintenance';
import { showMaintenance } from './show-maintenance';
import { showUnknownOutcome } from './show-unknown-outcome';

type Collaborators = Parameters<typeof showMaintenance>[2] &
  Parameters<typeof showUnknownOutcome>[1] & { log(error: CallError): void };

/**
 * Shows failures that are too rare to load with every page: a maintenance, and a call that moves money and was not
 * refused. When the page is left or its session is lost, nothing is shown.
 */
export function showSeldom(error: CallError, text: string, collaborators: Collaborators): void {
  const { messages, language, log } = collaborators;
  if (isMaintenance(error)) return showMaintenance(error, text, collaborators);
  log(error);
  if (error.key === 'cancelled') return;
  if (isUnknownOutcome(error)) return showUnknownOutcome(error, collaborators);
  // a refusal with status 200
  if (error.details.status !== undefined)
    void messages.ask({ kind: 'warning', text, actions: [{ label: language.text('ok'), tone: 'primary' }] });
}
