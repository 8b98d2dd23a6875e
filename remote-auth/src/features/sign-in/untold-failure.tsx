import { useText } from '@atrium/contract/react';
import { Icon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';

/** Says that an attempt failed where nothing else has said it, such as for too many requests. */
export function UntoldFailure({ shown }: { shown: boolean }) {
  const text = useText();
  return (
    <div role="alert" css={!shown && { display: 'none' }}>
      {shown && (
        <p css={style}>
          <Icon shape={warningIcon} />
          {text('signIn.failed')}
        </p>
      )}
    </div>
  );
}

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
