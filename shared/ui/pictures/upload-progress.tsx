import { css } from '@emotion/react';
import { Button } from '../actions/button';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  cancelLabel: string;
  onCancel: () => void;
}

/** How much of a request with files has been sent, with a way to stop it. */
export function UploadProgress({ label, share, cancelLabel, onCancel }: UploadProgressProps) {
  return (
    <div css={style}>
      <progress aria-label={label} max={100} value={Math.round(share * 100)} />
      <Button variant="secondary" size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}

const style = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  & > progress {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--color-accent);
  }
`;
