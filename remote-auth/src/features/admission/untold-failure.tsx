import { useText } from '@atrium/contract/react';
import { Icon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Admission } from './admission';

/** Says that an attempt failed where nothing else has said it, such as for too many requests. */
export const UntoldFailure = observer(function UntoldFailure({ of: { failedUntold } }: { of: Admission }) {
  const text = useText();
  return (
    <div role="alert" css={!failedUntold && { display: 'none' }}>
      {failedUntold && (
        <p css={style}>
          <Icon shape={warningIcon} />
          {failedUntold === true ? text('signIn.failed') : failedUntold}
        </p>
      )}
    </div>
  );
});

const style = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-negative);
  border-radius: var(--radius-control);
  color: var(--color-negative);
  font-size: var(--type-small);
`;
