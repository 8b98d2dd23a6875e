import type { Texts } from '@atrium/contract';

/** The host's own texts, one chunk a language; rejects when there are none in it. The gateway preloads the page's. */
export async function loadHostTexts(code: string): Promise<Texts> {
  const texts = (await import(`./locales/${code}.json`)) as { default: Texts };
  return texts.default;
}
