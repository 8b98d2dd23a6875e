import { useText } from '@atrium/contract/react';
import { Button, buttonStyle, cardStyle, Icon, refreshIcon, Ring, Tag, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { gradeOf, type DomainLine } from './domain-line';
import { SpeedTest } from './speed-test';

interface DomainLinesProps {
  origins: readonly string[];
  /** Origin of this page. */
  here: string;
}

/** The domains with their response times, measured while they are shown. */
export const DomainLines = observer(function DomainLines({ origins, here }: DomainLinesProps) {
  const text = useText();
  const [test] = useState(() => new SpeedTest(origins));
  useEffect(() => test.start(), [test]);
  const { lines, isRunning, fastest } = test;
  return (
    <div css={style}>
      <ul css={listStyle}>
        {lines.map((line) => (
          <li key={line.origin} css={[cardStyle, lineStyle]}>
            <span className="name">
              {line.domainName}
              {!isRunning && line === fastest && lines.length > 1 && <Tag>{text('speed.fastest')}</Tag>}
            </span>
            <Speed line={line} />
            {line.origin === here ? (
              <span className="here">{text('speed.here')}</span>
            ) : (
              <a
                href={line.origin}
                aria-label={`${text('speed.enter')} ${line.domainName}`}
                css={buttonStyle({ size: 'small', variant: line === fastest ? 'primary' : 'secondary' })}
              >
                {text('speed.enter')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p role="status" css={statusStyle}>
        {isRunning
          ? text('speed.running')
          : fastest
            ? text('speed.result', { domain: fastest.domainName, time: fastest.speed ?? 0 })
            : text('speed.none')}
      </p>
      <Button variant="secondary" disabled={isRunning} onClick={() => test.again()}>
        <Icon shape={refreshIcon} />
        {text('speed.again')}
      </Button>
    </div>
  );
});

/** The response time of a line with its grade as colour and text. */
const Speed = observer(function Speed({ line: { speed } }: { line: DomainLine }) {
  const text = useText();
  if (speed === undefined)
    return (
      <span className="speed">
        <Ring size="1.25rem" /> <VisuallyHidden>{text('speed.measuring')}</VisuallyHidden>
      </span>
    );
  const grade = gradeOf(speed);
  return (
    <span className="speed" data-grade={grade}>
      {speed === 0 ? (
        text('speed.unreachable')
      ) : (
        <>
          <strong>{text('speed.time', { time: speed })}</strong> {text(`speed.grade.${grade}`)}
        </>
      )}
    </span>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

const listStyle = css`
  display: grid;
  gap: var(--space-3);
  inline-size: 100%;
`;

const lineStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  min-block-size: 3.5rem;
  padding: var(--space-3) var(--space-4);
  & > .name {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & > .speed {
    grid-row: 2;
    font-variant-numeric: tabular-nums;
  }
  & > .speed[data-grade='fast'] {
    color: var(--color-positive);
  }
  & > .speed[data-grade='slow'] {
    color: var(--color-negative);
  }
  & > a,
  & > .here {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  & > .here {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;

const statusStyle = css`
  color: var(--color-muted);
`;
