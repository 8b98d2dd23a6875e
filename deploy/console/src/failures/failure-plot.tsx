import { css } from '@emotion/react';
import type { FailureRates, ReleaseRates } from '../registry/answers';
import { geometryOf, plot } from './plot-geometry';
import { shareText } from './share-text';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

interface FailurePlotProps {
  rates: FailureRates;
  figures: ReleaseRates;
}

/** Plots the share of failed page loads over time; a table shows the same figures. */
export function FailurePlot({ rates, figures }: FailurePlotProps) {
  const { bars, highest, limit } = geometryOf(rates, figures);
  const foot = plot.height - plot.bottom;
  const about = `Share of page loads that failed, over time: ${shareText(figures.failures, figures.loads)} in total.`;
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={about} css={style}>
      <text x={plot.left - 6} y={plot.top + 4} textAnchor="end">
        {Math.round(highest * 100)} %
      </text>
      <text x={plot.left - 6} y={foot} textAnchor="end">
        0
      </text>
      <text x={plot.left} y={plot.height - 4}>
        {clock.format(new Date(rates.from))}
      </text>
      <text x={plot.width} y={plot.height - 4} textAnchor="end">
        {clock.format(new Date(rates.until))}
      </text>
      <line className="axis" x1={plot.left} x2={plot.width} y1={foot} y2={foot} />
      {bars.map(({ at, loads, failures, x, y, width, height }) => (
        <rect key={at} className={failures > 0 ? 'failed' : 'fine'} x={x} y={y} width={width} height={height}>
          <title>{`${clock.format(new Date(at))}: ${failures} of ${loads} failed`}</title>
        </rect>
      ))}
      {limit !== undefined && (
        <>
          <line className="limit" x1={plot.left} x2={plot.width} y1={limit} y2={limit} />
          <text className="limit" x={plot.width} y={limit - 4} textAnchor="end">
            automatic rollback above {Math.round((rates.rule?.share ?? 0) * 100)} %
          </text>
        </>
      )}
    </svg>
  );
}

const style = css`
  inline-size: 100%;
  max-inline-size: 60rem;
  & text {
    fill: var(--color-muted);
    font: 11px var(--font-body);
  }
  & .axis {
    stroke: var(--color-outline);
  }
  & .limit {
    stroke: var(--color-warning);
    stroke-dasharray: 4 4;
  }
  & text.limit {
    fill: var(--color-warning);
    stroke: none;
  }
  & .failed {
    fill: var(--color-negative);
  }
  & .fine {
    fill: var(--color-positive);
  }
`;
