import { Outlet, useAccount, useHost, useReadable, useText, type ViewComponentProps } from '@atrium/contract/react';
import { Button, Centre, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { PageContent, partsStyle, type OwnPageName } from './page-content';
import { PageLink } from './page-link';
import { countOfRewards, countOn } from './promotion-counts';
import { useUndecided } from './use-undecided';
import { listed, memberPages, pageNamed, pagesFor, type MemberPage } from './member-pages';

interface MemberCentreProps {
  page: string | undefined;
  /** Parameters of the view's place, for pages with an address of their own for a part. */
  params?: ViewComponentProps['params'];
}

/** The member centre: menu and requested page, as a page or over one. */
export function MemberCentre({ page: requested, params = {} }: MemberCentreProps) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  const session = useReadable(host.session.state);
  const promotions = useAccount('promotions');
  const promotionsByKind = (promotions.state !== 'absent' && promotions.value) || {};
  const member = useAccount('member');
  const wallet = useAccount('wallet');
  const rebate = useAccount('rebate');
  // some pages depend on parts of the account that are still loading
  const arrival = useUndecided([wallet, promotions, member, rebate]);
  const undecided = arrival === 'loading';
  const over = host.navigation.placement === 'over';
  const below = useReadable(host.navigation.current).place;
  const pages = pagesFor({
    can: (ability) => !undecided && host.can(ability),
    has: host.navigation.has,
    account: {
      promotions: promotionsByKind,
      kind: session.status === 'signed-in' ? session.customer.kind : 0,
      hasVip: member.state !== 'absent' && member.value?.vip !== undefined,
    },
  });
  const unread = useAccount('unread');
  const counts = {
    rewardCenter: countOfRewards(promotionsByKind),
    missionLeaderboard: countOn('missionLeaderboard', promotionsByKind),
    messageV2: (unread.state !== 'absent' && unread.value) || 0,
  } as Partial<Record<MemberPage['name'], number>>;
  const page = pageNamed(undecided ? memberPages : pages, requested, over ? undefined : below);
  const retry = () => {
    const parts = { wallet, promotions, member, rebate };
    for (const name of ['wallet', 'promotions', 'member', 'rebate'] as const)
      if (['loading', 'failed'].includes(parts[name].state)) void host.account.refresh(name);
  };
  return (
    <div data-wide={over ? '' : undefined}>
      <Centre
        label={text('centre.menu')}
        pages={listed(pages)}
        current={page}
        titleOf={({ name }) => text(`page.${name}`)}
        countOf={({ name }) => counts[name] ?? 0}
        link={(each, props) => <PageLink page={each} {...props} />}
      >
        {(arrival === 'incomplete' || arrival === 'failed') && (
          <p role="status" css={incompleteStyle}>
            {text(`centre.${arrival}`)}
            <Button size="small" variant="secondary" onClick={retry}>
              {text('failed.retry')}
            </Button>
          </p>
        )}
        {page.name === 'pointMall' ? (
          <Outlet />
        ) : (
          <OwnPage
            key={page.name}
            name={page.name}
            requested={requested}
            params={params}
            ready={pages.includes(page)}
          />
        )}
      </Centre>
    </div>
  );
}

interface OwnPageProps {
  name: OwnPageName;
  requested: string | undefined;
  params: ViewComponentProps['params'];
  ready: boolean;
}

/** A page of this remote with its heading. */
function OwnPage({ name, requested, params, ready }: OwnPageProps) {
  const text = useText();
  const title = useId();
  return (
    <section aria-labelledby={title} css={[pageStyle, partsStyle]}>
      <SectionHeader level={1} id={title} title={text(`page.${name}`)} />
      {ready ? (
        <PageContent name={name} requested={requested} params={params} />
      ) : (
        <Spinner label={text('centre.loading')} />
      )}
    </section>
  );
}

const incompleteStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  margin-block-end: var(--space-4);
  color: var(--color-muted);
`;

const pageStyle = css`
  min-inline-size: 0;
`;
