import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import { MessageLayer } from '../messages/message-layer';
import { PortalProvider } from '../shell/portal';
import { Shell } from '../shell/shell';

/** Draws the portal into the page. */
export function renderPortal(root: HTMLElement, { messages, language }: Core, portal: AssembledPortal): void {
  createRoot(root).render(
    <CacheProvider value={portal.styleCache}>
      <PortalProvider value={portal}>
        <Shell>
          <MessageLayer messages={messages} text={(key) => language.text(key)} sanitize={portal.sanitize} />
        </Shell>
      </PortalProvider>
    </CacheProvider>,
  );
}
