import { useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { corners } from './bounds';

/** Moves the floating button to a corner without dragging: closes the game with the corner as its result. */
export function MoveButtons() {
  const { navigation } = useHost();
  const text = useText();
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} css={style}>
      <span id={title}>{text('mini.move')}</span>
      {corners.map((corner) => (
        <Button key={corner} variant="ghost" onClick={() => navigation.close(corner)}>
          {text(`mini.${corner}`)}
        </Button>
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-1) var(--space-2);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-border);
  & > span {
    grid-column: 1 / -1;
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
