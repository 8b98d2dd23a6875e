import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal } from './portal';

/** The merchant's mark and name. */
export const Brand = observer(function Brand() {
  const { merchant } = usePortal();
  return <span css={style}>{merchant.name}</span>;
});

const style = css`
  color: var(--color-heading);
  font:
    var(--heading-weight) var(--type-title) / 1 var(--font-display),
    var(--script-display);
`;
