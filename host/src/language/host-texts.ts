import { languages, type Texts } from '@atrium/contract';

/** The host's own texts, one chunk a language. The gateway preloads the page's. `undefined` when there are none in it. */
export async function loadHostTexts(code: string): Promise<Texts | undefined> {
  if (!Object.hasOwn(languages, code)) return undefined;
  const texts = (await import(`./locales/${code}.json`)) as { default: Texts };
  return texts.default;
}
