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
        What you see below is as it was last read.
      </Notice>
    );
  if (!value || value.serving === 'current') return null;
  if (!value.database)
    return (
      <Notice tone="warning" title="The database is away: portals are served the last known good releases">
        Players notice nothing. Nothing can be published or changed until the database is back; this page goes on by
        itself then.
      </Notice>
    );
  return (
    <Notice tone="warning" title="Some releases are not served as they are stored">
      Nobody trusted vouches for them, or they were altered. Portals go on with the last known good ones. The server’s
      log names them.
    </Notice>
  );
});
