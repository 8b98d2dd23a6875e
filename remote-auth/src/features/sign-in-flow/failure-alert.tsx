import { useText } from '@atrium/contract/react';
import { Icon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { errorText } from '../form/field-texts';
import type { SignInFlow } from './sign-in-flow';

/** Reports a failed attempt that no dialog has reported, such as one with too many requests. */
export const FailureAlert = observer(function FailureAlert({ flow }: { flow: SignInFlow }) {
  const { failure } = flow;
  const text = useText();
  return (
    <div role="alert" css={!failure && { display: 'none' }}>
      {failure && (
        <p css={style}>
          <Icon shape={warningIcon} />
          {errorText(failure, text)}
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
  border-radius: var(--radius-card);
  color: var(--color-negative);
  font-size: var(--type-small);
`;
