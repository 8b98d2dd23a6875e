import { pageBlocks, type Composition, type PageFacts } from '@atrium/contract';
import { merchant } from './deploy-failing';
import { send } from './portal-at';

/** A loaded page's facts about itself. */
export interface LoadedPage {
  reportToken: string;
  composition: string;
  /** Releases by remote, with the host's. */
  releases: { remote: string; release: string }[];
}

/** Loads a page over HTTP from an address of this machine, and reads its token. */
export async function loadPage(port: number, from?: string, site = merchant): Promise<LoadedPage> {
  const { body } = await send({ port, merchant: site, path: '/', from });
  const block = <Content>(id: string) => JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(body)?.[1] ?? '') as Content;
  const { reportToken } = block<PageFacts>(pageBlocks.page);
  const { id, host, remotes } = block<Composition>(pageBlocks.composition);
  const releases = [
    { remote: 'host', release: host.id },
    ...remotes.map((composed) => ({ remote: composed.name, release: composed.id })),
  ];
  return { reportToken, composition: id, releases };
}

/** Reports for a page that all its releases failed, or that all loaded. */
export async function reportPage(port: number, page: LoadedPage, kind: 'error' | 'timing', from?: string) {
  const { reportToken, composition, releases } = page;
  const reports = releases.map(({ remote, release }) => {
    const about = { remote, release, phase: 'mount', at: Date.now(), kind };
    return kind === 'error'
      ? { ...about, name: 'RemoteFailure', message: 'made up', context: { kind: 'execution' } }
      : { ...about, name: 'load', milliseconds: 1 };
  });
  const body = JSON.stringify({ reportToken, merchant, composition, dropped: 0, reports });
  return (await send({ port, merchant, path: '/telemetry', body, from })).status;
}
