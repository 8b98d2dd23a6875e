import type { Backend } from '../backend';

/** Notification channel between processes: the settings of a merchant changed; the payload is its code. */
export const settingsChannel = 'sandbox_settings';

/** Tells the merchant's customers, in every process, that its settings changed. */
export function announceSettings({ engine }: Pick<Backend, 'engine'>, merchant: string): Promise<void> {
  return engine.notify(settingsChannel, merchant);
}
