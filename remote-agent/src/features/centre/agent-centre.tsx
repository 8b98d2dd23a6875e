import type { PlaceParams } from '@atrium/contract';
import { Link, useAccount, useHost, useReadable, useText } from '@atrium/contract/react';
import { Centre, EmptyState, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { Announcements } from '../announcements/announcements';
import { TeamBets } from '../bets/team-bets';
import { DownlineManagement } from '../downlines/downline-management';
import { TeamLoss } from '../loss/team-loss';
import { TeamOverviewPage } from '../overview/team-overview-page';
import { DownlinePayments } from '../payments/downline-payments';
import { PaymentsNotice } from '../payments/payments-notice';
import { hasRedRain, useRedRain, type CurrentRedRain } from '../red-rain/use-red-rain';
import { needsRedRain, pageNamed, pagesFor, type AgentPageName } from './agent-pages';
import { useLimitedWait } from './use-limited-wait';

interface PageContentProps {
  params: PlaceParams;
  redRain: CurrentRedRain | undefined;
  /** Reads the red rain data again. */
  onOpened: () => void;
}

const RedRainPage = lazy(async () => ({ default: (await import('../red-rain/red-rain-page')).RedRainPage }));
const RegisterCenter = lazy(async () => ({
  default: (await import('../register/register-center')).RegisterCenter,
}));
const Income = lazy(async () => ({ default: (await import('../pay/income')).Income }));
const DividendRecord = lazy(async () => ({ default: (await import('../pay/pay-pages')).DividendRecord }));
const DailyWages = lazy(async () => ({ default: (await import('../pay/pay-pages')).DailyWages }));
const HourlySalary = lazy(async () => ({ default: (await import('../pay/pay-pages')).HourlySalary }));
const RealTimeSalary = lazy(async () => ({ default: (await import('../pay/pay-pages')).RealTimeSalary }));

const contents: Record<AgentPageName, ComponentType<PageContentProps>> = {
  agentTeamOverview: TeamOverviewPage,
  agentAnnouncement: Announcements,
  agentDownlineManagement: DownlineManagement,
  personalHistoryCopy: TeamBets,
  palStatementsAgentCopy: TeamLoss,
  agentDownlineTransaction: DownlinePayments,
  agentRedRain: RedRainPage,
  registerCenter: RegisterCenter,
  agentIncome: Income,
  agentDividendRecordCopy2: DividendRecord,
  agentDailyWages2: DailyWages,
  agentHourSalary: HourlySalary,
  agentRealtimeSalary: RealTimeSalary,
};

/** The agent centre: menu and requested page. */
export const AgentCentre = observer(function AgentCentre({ params }: { params: PlaceParams }) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  // the contracts decide which contract pages are shown
  const contracts = useAccount('contracts');
  const redRain = useRedRain();
  const redRainDecides = needsRedRain(params.page) && redRain.state === 'loading';
  const waiting = useLimitedWait((contracts.state === 'loading' && contracts.value === undefined) || redRainDecides);
  if (waiting) return <Spinner label={text('centre.loading')} />;
  const flags = contracts.state === 'absent' ? undefined : contracts.value;
  const pages = pagesFor({
    can: (ability) => host.can(ability),
    contracts: flags ?? {},
    redRain: hasRedRain(redRain.value),
  });
  const page = pageNamed(pages, params.page);
  if (!page) return <EmptyState title={text('centre.empty')}>{text('centre.empty.hint')}</EmptyState>;
  const Content = contents[page.name];
  return (
    <Centre
      label={text('centre.menu')}
      pages={pages}
      current={page}
      titleOf={({ name }) => text(`page.${name}`)}
      link={({ name }, props) => <Link to="agent.centre@1" params={{ page: name }} {...props} />}
    >
      <section aria-labelledby="agent-page" css={pageStyle}>
        <SectionHeader level={1} id="agent-page" title={text(`page.${page.name}`)} />
        <PaymentsNotice />
        <Suspense fallback={<Spinner label={text('centre.loading')} />}>
          <Content key={page.name} params={params} redRain={redRain.value} onOpened={() => void redRain.refresh()} />
        </Suspense>
      </section>
    </Centre>
  );
});

const pageStyle = css`
  min-inline-size: 0;
  @media (pointer: coarse) {
    & > :first-of-type {
      margin-block-end: var(--space-3);
    }
  }
`;
