import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';

/** The vendors are missing from the tabs: says so and retries, in the row of the tabs, so that no list moves. */
export function VendorsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert" css={style}>
      <p>{text('list.failed')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text('failed.retry')}
      </Button>
    </div>
  );
}

const style = css`
  display: flex;
  flex: none;
  gap: var(--space-2);
  align-items: center;
  max-inline-size: 60%;
  & > p {
    color: var(--color-muted);
    font-size: var(--type-small);
    line-height: var(--line-tight);
  }
  & > button {
    flex: none;
  }
`;
