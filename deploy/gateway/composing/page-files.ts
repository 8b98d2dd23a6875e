import { releaseFileAddress, type ComposedRelease, type Composition, type ReleaseManifest } from '@atrium/contract';
import { pageScriptAddress } from '../source-scripts/source-script-names';
import type { PlaceMatch } from './match-place';

/** The scripts of a page: all that it may load, and those to preload. */
export interface PageFiles {
  /**
   * Integrity by address of every script that the page may load: those of the host, of each remote and of each previous
   * release. All are in the first import map because Firefox supports only one. The hashes are in the composition too;
   * compressed, the second copy costs a few bytes each.
   */
  integrity: Record<string, string>;
  /** Addresses to preload, the host's entry file first. */
  preload: string[];
}

/**
 * Lists the files of a page; it preloads the entry files, the view and the texts of the remote that owns the place.
 * Only releases of the registry get here, which this gateway serves itself, so that every preloaded address exists.
 */
export function pageFiles(composition: Composition, host: ReleaseManifest, match: PlaceMatch | undefined): PageFiles {
  const scripts = Object.entries(host.files).filter(([name]) => name.endsWith('.js') && !/^embed[-.]/.test(name));
  const files: PageFiles = {
    integrity: Object.fromEntries(
      scripts.map(([name, { integrity }]) => [releaseFileAddress('host', name), integrity]),
    ),
    preload: [host.entry, ...host.expose, ...hostTexts(host, composition.language)].map((name) =>
      releaseFileAddress('host', name),
    ),
  };
  for (const { name: remote, integrity: hashes, previous } of composition.remotes)
    for (const [name, integrity] of Object.entries({ ...previous?.integrity, ...hashes }))
      files.integrity[pageScriptAddress(name) ?? releaseFileAddress(remote, name)] = integrity;
  const owner = composition.remotes.find(({ name }) => name === match?.remote);
  if (!owner || !match) return files;
  files.preload.push(
    ...viewFiles(owner, match.place.view, composition.language).map((name) => releaseFileAddress(owner.name, name)),
  );
  return files;
}

function hostTexts(host: ReleaseManifest, language: string): string[] {
  const file = host.texts[language];
  return file === undefined ? [] : [file];
}

function viewFiles(release: ComposedRelease, view: string, language: string): string[] {
  const texts = release.texts[language];
  return [
    ...new Set([
      release.entry,
      ...release.expose,
      ...(release.views[view] ?? []),
      ...(texts === undefined ? [] : [texts]),
    ]),
  ];
}
