import { systemSettings, type SettingsAnswer } from '@atrium/api';
import type { Api } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';
import type { MessageStore } from '../../messages/message-store';
import { merchantTexts } from './texts';

export interface SettingsRetry {
  api: Pick<Api, 'call'>;
  messages: Pick<MessageStore, 'ask'>;
  language: Pick<LanguageStore, 'current' | 'text'>;
}

/**
 * Asks for the settings until they come: they could not be had, none are stored, and without them all that the
 * merchant has switched on is missing. Between two tries the person is asked. Resolves with nothing once they give up.
 */
export async function askForSettings({ api, messages, language }: SettingsRetry): Promise<SettingsAnswer | undefined> {
  const { settingsFailed } = merchantTexts[language.current] ?? merchantTexts.EN;
  const retry = { label: language.text('retry'), value: 'retry', tone: 'primary' as const };
  for (;;) {
    const chosen = await messages.ask({ kind: 'warning', text: settingsFailed, actions: [retry] });
    if (chosen?.value !== 'retry') return undefined;
    const answer = await api.call(systemSettings, {}).catch(() => undefined);
    if (answer) return answer;
  }
}
