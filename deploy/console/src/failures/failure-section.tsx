import { css } from '@emotion/react';
import { EmptyState, SectionHeader, Select } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useConsole } from '../boot/use-console';
import { Notice } from '../components/notice';
import { StateOf } from '../components/state-of';
import { periods, type Period } from './period';
import { ReleaseFailures } from './release-failures';

/** Milliseconds between two refreshes. */
const pollInterval = 10_000;

/** Failure rates of a remote's releases. */
export const FailureSection = observer(function FailureSection({ remote }: { remote: string }) {
  const console = useConsole();
  const [period, choose] = useState<Period>('hour');
  const reading = console.failures.of(`${remote} ${period}`);
  useEffect(() => reading.watch(pollInterval), [reading]);
  return (
    <section aria-labelledby="failures">
      <SectionHeader
        id="failures"
        title="Failure rates"
        end={
          <Select
            label="Period"
            hideLabel
            value={period}
            onChange={(event) => choose(event.target.value as Period)}
            options={Object.entries(periods).map(([value, { label }]) => ({ value, label }))}
          />
        }
      />
      <StateOf reading={reading} what="The failure rates">
        {(rates) =>
          rates.releases.length === 0 ? (
            <EmptyState title="No page load has sent a report yet">
              Page loads with {remote} and their failures are counted here.
            </EmptyState>
          ) : (
            <ul className="releases" css={listStyle}>
              {rates.alerts.map(({ release, cause, text }) => (
                <li key={`${release} ${cause}`}>
                  <Notice tone="warning" title="A release fails and was not rolled back automatically">
                    {text}
                  </Notice>
                </li>
              ))}
              {rates.releases.map((figures) => (
                <ReleaseFailures key={figures.release.id} rates={rates} figures={figures} />
              ))}
            </ul>
          )
        }
      </StateOf>
    </section>
  );
});

const listStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
