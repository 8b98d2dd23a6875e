import { observer } from 'mobx-react-lite';
import type { Reading } from '../registry/reading';
import { Notice } from '../components/notice';
import type { Serving } from './serving';

/** Warns when the gateway serves another state than the stored one. */
export const ServingBanner = observer(function ServingBanner({ serving }: { serving: Reading<Serving> }) {
  const { value, failure } = serving;
  if (failure)
    return (
      <Notice tone="error" title="The server does not answer">
        This page shows the state that was read last.
      </Notice>
    );
  if (!value || value.serving === 'current') return null;
  if (!value.database)
    return (
      <Notice tone="warning" title="The database is unavailable: portals get the last known good releases">
        Players are not affected. Nothing can be published or changed until the database is available again; this page
        updates by itself.
      </Notice>
    );
  return (
    <Notice tone="warning" title="Some releases are not served as they are stored">
      They have no trusted signature, or were altered. Portals keep the last known good ones. The server’s log names
      them.
    </Notice>
  );
});
