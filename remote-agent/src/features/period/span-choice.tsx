import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { spanNames, type Span } from './spans';

interface SpanChoiceProps {
  chosen: Span;
  onChoose: (span: Span) => void;
}

/** Selects the days of the figures. */
export function SpanChoice({ chosen, onChoose }: SpanChoiceProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text('span.label')} css={style}>
      {spanNames.map((span) => (
        <Button
          key={span}
          size="small"
          variant={span === chosen ? 'primary' : 'secondary'}
          aria-pressed={span === chosen}
          onClick={() => onChoose(span)}
        >
          {text(`span.${span}`)}
        </Button>
      ))}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
