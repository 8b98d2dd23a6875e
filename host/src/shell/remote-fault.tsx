import { ErrorState } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useText } from './portal';
import { useOnline } from './use-online';

/** A part of the page that could not be shown, in a text for players; the rest of the page still works. */
export const RemoteFault = observer(function RemoteFault({ retry }: { retry: () => void }) {
  const text = useText();
  const kind = useOnline() ? 'failed' : 'offline';
  return (
    <ErrorState title={text(`place.${kind}.title`)} retryLabel={text('place.retry')} onRetry={retry}>
      {text(`place.${kind}.text`)}
    </ErrorState>
  );
});
