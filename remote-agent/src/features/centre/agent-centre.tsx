import type { PlaceParams } from '@atrium/contract';
import { useAccount, useHost, useReadable, useText } from '@atrium/contract/react';
import { EmptyState, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { Announcements } from '../announcements/announcements';
import { TeamBets } from '../bets/team-bets';
import { DownlineManagement } from '../downlines/downline-management';
import { TeamLoss } from '../loss/team-loss';
import { TeamOverviewPage } from '../overview/team-overview-page';
import { DownlinePayments } from '../payments/downline-payments';
import { pageNamed, pagesFor, type AgentPageName } from './agent-pages';
import { CentreMenu } from './centre-menu';
import { OpensSoon } from './opens-soon';
import { usePatience } from './use-patience';

const contents: Partial<Record<AgentPageName, ComponentType<{ params: PlaceParams }>>> = {
  agentTeamOverview: TeamOverviewPage,
  agentAnnouncement: Announcements,
  agentDownlineManagement: DownlineManagement,
  personalHistoryCopy: TeamBets,
  palStatementsAgentCopy: TeamLoss,
  agentDownlineTransaction: DownlinePayments,
};

/** The agent centre: its menu, and the page asked for beside it. */
export function AgentCentre({ params }: { params: PlaceParams }) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  // which contract pages there are is known once the contracts are
  const contracts = useAccount('contracts');
  const waiting = usePatience(contracts.state === 'loading' && contracts.value === undefined);
  if (waiting) return <Spinner label={text('centre.loading')} />;
  const held = contracts.state === 'absent' ? undefined : contracts.value;
  // no call tells of red rains yet, so there is none to show
  const pages = pagesFor({ can: (ability) => host.can(ability), contracts: held ?? {}, redRain: false });
  const page = pageNamed(pages, params.page);
  if (!page) return <EmptyState title={text('centre.empty')}>{text('centre.empty.hint')}</EmptyState>;
  const Content = contents[page.name];
  return (
    <div css={container}>
      <div css={style}>
        <CentreMenu pages={pages} current={page} />
        <section aria-labelledby="agent-page" css={pageStyle}>
          <SectionHeader level={1} id="agent-page" title={text(`page.${page.name}`)} />
          {Content ? (
            <Content key={page.name} params={params} />
          ) : (
            <OpensSoon page={page} instead={pages.find(({ name }) => name === 'agentTeamOverview')} />
          )}
        </section>
      </div>
    </div>
  );
}

const container = css`
  container: agent / inline-size;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @container agent (min-width: 48rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-6);
  }
`;

const pageStyle = css`
  min-inline-size: 0;
  @media (pointer: coarse) {
    & > :first-of-type {
      margin-block-end: var(--space-3);
    }
  }
`;
