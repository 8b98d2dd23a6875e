import type { LanguageStore } from '../../language/language-store';
import type { Remote } from '../../remotes/remote';

/** Replaces the texts of a remote by those of the loaded code, in every language the page may switch to. */
export async function loadTexts(
  remote: Remote,
  language: Pick<LanguageStore, 'available' | 'putTexts'>,
): Promise<void> {
  const { texts } = await remote.load();
  await Promise.all(
    language.available.map(async ({ code }) => {
      // a build without texts in a language keeps those of the release
      const loaded = await texts(code).catch(() => undefined);
      if (loaded) language.putTexts(remote.name, code, loaded.default);
    }),
  );
}
