import { Loadable, useText, type ViewComponentProps } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { SecurityCenter } from '../account/security-center';
import type { MemberPage } from './member-pages';

/** Pages of this remote. */
export type OwnPageName = Exclude<MemberPage['name'], 'pointMall'>;

/** `requested` is the name in the address: the page, or a part of it. */
type Content = ComponentType<{ requested: string | undefined; params: ViewComponentProps['params'] }>;

/** The other pages of this remote; a page's code is fetched when it is opened. */
const contents: Record<Exclude<OwnPageName, 'securityCenter'>, () => Promise<Content>> = {
  transferFund: async () => (await import('../wallets/my-wallet')).MyWallet,
  depositv2: async () => (await import('../cashier/deposit-page')).DepositPage,
  withdraw: async () => (await import('../cashier/withdraw-page')).WithdrawPage,
  personalHistoryCopy: async () => (await import('../play-record/betting-record')).BettingRecord,
  transactionHistory: async () => (await import('../account-record/account-record')).AccountRecord,
  personalProfit: async () => (await import('../play-record/profit-and-loss')).ProfitAndLoss,
  transferUpline: async () => (await import('../upline/transfer-upline')).TransferUpline,
  rewardCenter: async () => (await import('../rewards/reward-centre')).RewardCentre,
  referral: async () => (await import('../referral/referrals')).Referrals,
  bonusDetails: async () => (await import('../rebates/rebates-page')).RebatesPage,
  missionLeaderboard: async () => (await import('../rewards/missions')).Missions,
  messageV2: async () => (await import('../inbox/inbox')).Inbox,
  manualRebate: async () => (await import('../rebates/rebates-page')).RebatesPage,
  playerRank: async () => (await import('../rank/rank-page')).RankPage,
  playerMRDailySalary: async () => (await import('../daily-salary/daily-salary')).DailySalary,
};

interface PageContentProps {
  name: OwnPageName;
  requested: string | undefined;
  params: ViewComponentProps['params'];
}

/** A page without its heading. The default one comes with the centre. */
export function PageContent({ name, ...given }: PageContentProps) {
  if (name === 'securityCenter') return <SecurityCenter />;
  return <FetchedPage key={name} load={contents[name]} {...given} />;
}

interface FetchedPageProps extends Omit<PageContentProps, 'name'> {
  load: () => Promise<Content>;
}

/** Code that cannot be fetched costs this page alone, and offers another try. */
const FetchedPage = observer(function FetchedPage({ load, ...given }: FetchedPageProps) {
  const text = useText();
  const [code] = useState(() => new Loadable<Content>());
  useEffect(() => void code.load(load), [code, load]);
  return (
    <LoadableSection
      state={code.state}
      value={code.value}
      failure={<LoadFailed title={text('page.failed')} text={text} onRetry={() => void code.again()} of={code} />}
      loading={<Spinner label={text('centre.loading')} />}
      css={partsStyle}
    >
      {(Content) => <Content {...given} />}
    </LoadableSection>
  );
});

/** Space between the parts of a page. */
export const partsStyle = css`
  & > * + * {
    margin-block-start: var(--space-3);
  }
`;
