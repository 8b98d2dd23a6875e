import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { Root } from './boot/root';
import { askAs } from './registry/ask';
import { keptCredentials } from './session/kept-credentials';
import { SessionStore } from './session/session-store';

const session = new SessionStore(askAs);
const resuming = keptCredentials() !== undefined;
void session.resume();

// the page's policy allows styles only with its nonce, which the first style has
const nonce = document.querySelector('style')?.nonce;
const styles = createCache({ key: 'console', ...(nonce && { nonce }) });
const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <CacheProvider value={styles}>
      <Root session={session} resuming={resuming} />
    </CacheProvider>,
  );
