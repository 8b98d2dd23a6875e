import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useText } from './portal';
import { useOnline } from './use-online';

/** Shows that there is no connection while there is none; the content of the page stays. */
export const OfflineBanner = observer(function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  return (
    <div role="status" css={online ? undefined : style}>
      {!online && text('shell.offline')}
    </div>
  );
});

const style = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 30;
  padding: var(--space-2) var(--size-gutter);
  color: var(--color-page);
  background: var(--color-warning);
  font-weight: 600;
  text-align: center;
`;
