import type { Tag } from '@atrium/api';
import { reaction } from 'mobx';
import type { Consent } from './consent';
import { TagFrames } from './tag-frames';
import { watchPages, type Watched } from './tracked-events';

export interface Tracked extends Watched {
  consent: Consent;
  tags: readonly Tag[];
  /** Origin of third parties, with `{part}` in place of the part's name. */
  embedOrigin: string;
}

/** Loads the tags of this page while the visitor agrees to them, and removes them afterwards. */
export function followConsent(tracked: Tracked): () => void {
  const { consent, tags, embedOrigin } = tracked;
  let stop = (): void => undefined;
  const stopFollowing = reaction(
    () => consent.choice === 'granted',
    (granted) => {
      stop();
      stop = granted ? start() : () => undefined;
    },
    { fireImmediately: true },
  );

  function start(): () => void {
    const frames = new TagFrames(document, embedOrigin);
    const unload = frames.load(tags);
    const stopWatching = watchPages(tracked, (event) => frames.send(event));
    return () => {
      stopWatching();
      unload();
    };
  }

  return () => {
    stopFollowing();
    stop();
  };
}
