import type { CallError } from '@atrium/contract';
import { isMaintenance } from './is-maintenance';
import { showMaintenance } from './show-maintenance';
import { showUnknownOutcome } from './show-unknown-outcome';

type Collaborators = Parameters<typeof showMaintenance>[2] & Parameters<typeof showUnknownOutcome>[1];

/** Shows failures that are too rare to load with every page: a maintenance, and an unknown outcome. */
export function showSeldom(error: CallError, text: string, collaborators: Collaborators): void {
  if (isMaintenance(error)) showMaintenance(error, text, collaborators);
  else showUnknownOutcome(error, collaborators);
}
