import { agentOverview, type TeamOverview } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, SectionHeader } from '@atrium/ui';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DownlineList } from '../downlines/downline-list';
import { teamRangeOf } from '../period/team-range';
import { TeamRangePicker } from '../period/team-range-picker';
import { DailyChart } from './daily-chart';
import { FigureCards } from './figure-cards';
import { TeamCount } from './team-count';

/** Team overview: figures, turnover by day, and direct downlines. */
export const TeamOverviewPage = observer(function TeamOverviewPage() {
  const host = useHost();
  const text = useText();
  const [range, setRange] = useState(() => lastDays(7, new Date()));
  const [overview] = useState(() => new Loadable<TeamOverview>());
  useEffect(() => {
    void overview.load(() => host.api.call(agentOverview, teamRangeOf(range), { signal: host.signal }));
  }, [overview, host, range]);
  const { state, value } = overview;
  return (
    <div css={style}>
      <div css={headStyle}>
        <TeamRangePicker range={range} onChange={setRange} />
        {state !== 'failed' && <TeamCount overview={value} />}
      </div>
      <LoadableSection
        state={state}
        value={value}
        failure={
          <LoadFailed title={text('overview.failed')} text={text} onRetry={() => void overview.again()} of={overview} />
        }
        loading={
          <div aria-busy="true">
            <FigureCards overview={undefined} />
          </div>
        }
      >
        {(team) => (
          <div css={figuresStyle}>
            <FigureCards overview={team} />
            {team.days.length > 1 && <DailyChart days={team.days} currency={team.currency} />}
          </div>
        )}
      </LoadableSection>
      <section aria-labelledby="agent-direct">
        <SectionHeader id="agent-direct" title={text('downlines.direct')} />
        <DownlineList range={range} />
      </section>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
`;

const figuresStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
