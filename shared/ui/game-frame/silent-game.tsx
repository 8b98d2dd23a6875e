import { css } from '@emotion/react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { closeIcon } from '../icons/actions';
import { warningIcon } from '../icons/states';
import { Icon } from '../icons/icon';

export interface SilentGameProps {
  texts: Record<'stuck' | 'stuckHint' | 'retry' | 'close', string>;
  onReload: () => void;
  onClose: () => void;
  /** Absent where the page around the frame leads back. */
  back?: { label: string; onPress: () => void } | undefined;
}

/** A bar above a game that may not have loaded. The game stays in use: not every vendor reports that it is ready. */
export function SilentGame({ texts, onReload, onClose, back }: SilentGameProps) {
  return (
    <div css={style}>
      <Icon shape={warningIcon} size="1.25rem" />
      <p role="alert" css={sentence}>
        <strong>{texts.stuck}</strong>
        <span>{texts.stuckHint}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onReload}>
        {texts.retry}
      </Button>
      {back && (
        <Button variant="ghost" size="small" onClick={back.onPress}>
          {back.label}
        </Button>
      )}
      <IconButton label={texts.close} icon={closeIcon} onClick={onClose} />
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-1) var(--size-gutter);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-raised);
  font-size: var(--type-small);
  & > svg {
    flex: none;
    color: var(--color-warning);
  }
`;

const sentence = css`
  flex: 1;
  min-inline-size: min(14rem, 70%);
  & > * {
    display: block;
  }
`;
