import { isCallError, type Host } from '@atrium/contract';

/**
 * For whatever keeps a form from being sent: records what nobody foresaw and says that it failed. Of a failed call the
 * host has said what there is to say.
 */
export function tellSurprise(
  { telemetry, messages, language }: Pick<Host, 'telemetry' | 'messages' | 'language'>,
  error: unknown,
): void {
  if (isCallError(error)) return;
  telemetry.error(error);
  void messages.warning(language.text('unknown_error'));
}
