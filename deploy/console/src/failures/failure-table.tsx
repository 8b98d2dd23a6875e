import { tableStyle } from '../components/table-style';
import type { ReleaseRates } from '../registry/answers';
import { Timestamp } from '../components/timestamp';
import { phasesText, shareText } from './share-text';

/** The figures of the plot as a table. */
export function FailureTable({ figures: { buckets } }: { figures: ReleaseRates }) {
  return (
    <details>
      <summary css={{ minBlockSize: '1.75rem', cursor: 'pointer' }}>Show as a table</summary>
      <div css={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Page loads over time">
        <table css={tableStyle}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Page loads</th>
              <th scope="col">Failed</th>
              <th scope="col">Share</th>
              <th scope="col">Phase</th>
            </tr>
          </thead>
          <tbody>
            {buckets.toReversed().map(({ at, loads, failures, phases }) => (
              <tr key={at}>
                <th scope="row">
                  <Timestamp at={at} />
                </th>
                <td>{loads}</td>
                <td>{failures}</td>
                <td>{shareText(failures, loads)}</td>
                <td>{phasesText(phases) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
