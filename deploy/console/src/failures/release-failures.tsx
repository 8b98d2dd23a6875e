import { css } from '@emotion/react';
import { cardStyle } from '@atrium/ui';
import type { FailureRates, ReleaseRates } from '../registry/answers';
import { ReleaseName } from '../components/release-name';
import { FailurePlot } from './failure-plot';
import { FailureTable } from './failure-table';
import { phasesText, shareText } from './share-text';

interface ReleaseFailuresProps {
  rates: FailureRates;
  figures: ReleaseRates;
}

/** Failures of one release, as a plot and as a table. */
export function ReleaseFailures({ rates, figures }: ReleaseFailuresProps) {
  const { release, loads, failures, networks, failingNetworks, phases, sample } = figures;
  return (
    <li css={[cardStyle, style]}>
      <p>
        <ReleaseName release={release} />{' '}
        <strong css={failures > 0 ? { color: 'var(--color-negative)' } : undefined}>
          {failures} of {loads} page loads failed
        </strong>{' '}
        ({shareText(failures, loads)})
      </p>
      {failures > 0 && (
        <p css={causeStyle}>
          Phases: {phasesText(phases)}.
          {networks > 0 && (
            <>
              {' '}
              In {failingNetworks} of {networks} networks.
            </>
          )}
          {sample !== null && <> For example “{sample}”.</>}
        </p>
      )}
      <FailurePlot rates={rates} figures={figures} />
      <FailureTable figures={figures} />
    </li>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
  overflow-wrap: anywhere;
`;

const causeStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
