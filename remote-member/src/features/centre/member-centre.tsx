import { useAccount, useHost, useReadable, useText } from '@atrium/contract/react';
import { SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { SecurityCenter } from '../account/security-center';
import { AccountRecord } from '../account-record/account-record';
import { MyWallet } from '../wallets/my-wallet';
import { CentreMenu } from './centre-menu';
import { memberPages, pageNamed, pagesFor, type MemberPage } from './member-pages';

const contents: Record<MemberPage['name'], ComponentType> = {
  securityCenter: SecurityCenter,
  transferFund: MyWallet,
  transactionHistory: AccountRecord,
};

/** The member centre: its menu, and the page asked for beside it. */
export function MemberCentre({ page: asked }: { page: string | undefined }) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  // whether there is a wallet page is known once the merchant's kind of wallet is
  const undecided = useAccount('wallet').state === 'loading';
  const pages = pagesFor((ability) => !undecided && host.can(ability));
  const page = pageNamed(undecided ? memberPages : pages, asked);
  const Content = contents[page.name];
  return (
    <div css={container}>
      <div css={style}>
        <CentreMenu pages={pages} current={page} />
        <section aria-labelledby="member-page" css={pageStyle}>
          <SectionHeader level={1} id="member-page" title={text(`page.${page.name}`)} />
          {pages.includes(page) ? <Content key={page.name} /> : <Spinner label={text('centre.loading')} />}
        </section>
      </div>
    </div>
  );
}

const container = css`
  container: member / inline-size;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @container member (min-width: 48rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-6);
  }
`;

const pageStyle = css`
  min-inline-size: 0;
`;
