import { reaction } from 'mobx';
import type { LanguageStore } from '../../language/language-store';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';

interface TitleServices {
  remotes: RemoteList;
  language: LanguageStore;
  /** Language in which titles came with the composition. */
  composed: string;
}

/**
 * Texts of what remotes contribute to the shell. They come with the composition, in the page's language; for another
 * language the remote's own texts are asked for. Returns the stop.
 */
export function startTitles({ remotes, language, composed }: TitleServices): () => void {
  const stops = remotes.all.map((remote) =>
    reaction(
      () => remote.release,
      ({ titles }) =>
        void language.addTexts(titlesOf(remote), async (code) => {
          if (code === composed) return titles;
          const module = await remote.load();
          return (await module.texts[code]?.())?.default;
        }),
      { fireImmediately: true },
    ),
  );
  return () => stops.forEach((stop) => stop());
}

/** A release's titles under a name of their own, since a remote steps back with its texts. */
export function titlesOf(remote: Remote): string {
  return `${remote.release.id} titles`;
}
