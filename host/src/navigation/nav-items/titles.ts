import { reaction } from 'mobx';
import type { LanguageStore } from '../../language/language-store';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';

interface TitleServices {
  remotes: RemoteList;
  language: LanguageStore;
  /** Language of the titles in the composition. */
  composed: string;
}

/**
 * Texts of the remotes' contributions to the shell. The composition has them in the page's language; for another
 * language the remote's own texts are loaded. Returns the stop.
 */
export function startTitles({ remotes, language, composed }: TitleServices): () => void {
  const stops = remotes.all.map((remote) =>
    reaction(
      () => remote.release,
      ({ titles }) =>
        void language.addTexts(titlesOf(remote), async (code) => {
          if (code === composed) return titles;
          const module = await remote.load();
          return (await module.texts(code)).default;
        }),
      { fireImmediately: true },
    ),
  );
  return () => stops.forEach((stop) => stop());
}

/** A release's titles in their own namespace, because a remote falls back together with its texts. */
export function titlesOf(remote: Remote): string {
  return `${remote.release.id} titles`;
}
