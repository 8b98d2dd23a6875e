import { isCallError, type Host } from '@atrium/contract';

/** Reports an unexpected error to telemetry and to the player. Failed calls are skipped: the host has reported them. */
export function reportUnexpected(
  { telemetry, messages, language }: Pick<Host, 'telemetry' | 'messages' | 'language'>,
  error: unknown,
): void {
  if (isCallError(error)) return;
  telemetry.error(error);
  void messages.warning(language.text('unknown_error'));
}
