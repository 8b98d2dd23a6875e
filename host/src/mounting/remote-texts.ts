import type { LanguageStore } from '../language/language-store';
import type { Remote } from '../remotes/remote';

/** Adds a remote's own texts to the page, once; they follow the language from then on. */
export function remoteTexts(language: LanguageStore): (remote: Remote) => Promise<void> {
  const added = new WeakMap<Remote, Promise<void>>();
  return (remote) => {
    const known = added.get(remote);
    if (known) return known;
    const adding = language.addTexts(remote.name, async (code) => {
      const module = await remote.load();
      return (await module.texts(code)).default;
    });
    added.set(remote, adding);
    return adding;
  };
}
