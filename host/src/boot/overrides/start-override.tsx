import type { Composition } from '@atrium/contract';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type * as v from 'valibot';
import type { Core } from '../assemble-core';
import type { AssembledPortal } from '../assemble-portal';
import { loadTexts } from './load-texts';
import { chosenRemote, forgetRemote } from './chosen-remote';
import { followBuilds } from './follow-builds';
import { Override } from './override';
import { OverrideBar } from './override-bar';
import { readOverrideMessage } from './read-override-message';

/** Shows a remote's unpublished builds in this tab, each as it arrives, until they are dropped. */
export function startOverride(
  composition: Composition,
  schema: v.GenericSchema<Composition>,
  { storage, language }: Core,
  { remotes, styleCache }: AssembledPortal,
): void {
  const name = chosenRemote(window, storage);
  if (name === undefined) return;
  const remote = remotes.find(name);
  if (!remote) return forgetRemote(storage);

  const override = new Override(remote, {
    shownViews: () => shownViews(document, name),
    replaceTexts: (loaded) => loadTexts(loaded, language),
  });
  const stop = followBuilds(name, composition.language, {
    read: (text) => readOverrideMessage(text, composition, schema),
    receive: (message) => void override.receive(message),
    refused: (text) => override.fail({ kind: 'refused', text }),
  });

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const drop = () => {
    stop();
    forgetRemote(storage);
    root.unmount();
    void override.drop();
  };
  root.render(
    <CacheProvider value={styleCache}>
      <OverrideBar override={override} drop={drop} />
    </CacheProvider>,
  );
}

/** As each mounting marks its element (host/src/mounting/mounting.ts). */
function shownViews(page: Document, remote: string): string[] {
  const prefix = `${remote}/`;
  const marked = page.querySelectorAll<HTMLElement>(`[data-view^="${prefix}"]`);
  return [...new Set([...marked].map(({ dataset }) => (dataset['view'] ?? '').slice(prefix.length)))];
}
