import { Link, Outlet, useAccount, useHost, useReadable, useText } from '@atrium/contract/react';
import { Centre, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { SecurityCenter } from '../account/security-center';
import { AmountCheck } from '../amount/amount-check';
import { AccountRecord } from '../account-record/account-record';
import { MyWallet } from '../wallets/my-wallet';
import { ComingSoon } from './coming-soon';
import { memberPages, pageNamed, pagesFor, type MemberPage } from './member-pages';

const contents: Partial<Record<MemberPage['name'], ComponentType>> = {
  securityCenter: SecurityCenter,
  transferFund: MyWallet,
  transactionHistory: AccountRecord,
};

/** Pages for moving money, which so far only validate amounts. */
const amountChecks: Partial<Record<MemberPage['name'], 'deposit' | 'withdraw'>> = {
  depositv2: 'deposit',
  withdraw: 'withdraw',
};

/** The member centre: menu and requested page. */
export function MemberCentre({ page: requested }: { page: string | undefined }) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  // the wallet page depends on the kind of wallet, which is still loading
  const undecided = useAccount('wallet').state === 'loading';
  const current = useReadable(host.navigation.current).place;
  const pages = pagesFor((ability) => !undecided && host.can(ability), host.navigation.has);
  const page = pageNamed(undecided ? memberPages : pages, requested, current);
  return (
    <Centre
      label={text('centre.menu')}
      pages={pages}
      current={page}
      titleOf={({ name }) => text(`page.${name}`)}
      link={({ name, place }, props) => (
        <Link to={place ?? 'member.centre@1'} params={place ? undefined : { page: name }} {...props} />
      )}
    >
      {page.name === 'pointMall' ? <Outlet /> : <OwnPage key={page.name} page={page} ready={pages.includes(page)} />}
    </Centre>
  );
}

/** A page of this remote with its heading. */
function OwnPage({ page: { name, icon }, ready }: { page: MemberPage; ready: boolean }) {
  const text = useText();
  const Content = contents[name];
  const direction = amountChecks[name];
  return (
    <section aria-labelledby="member-page" css={pageStyle}>
      <SectionHeader level={1} id="member-page" title={text(`page.${name}`)} />
      {!ready && <Spinner label={text('centre.loading')} />}
      {ready && Content && <Content />}
      {ready && !Content && <ComingSoon name={name} icon={icon} />}
      {ready && direction && <AmountCheck direction={direction} />}
    </section>
  );
}

const pageStyle = css`
  min-inline-size: 0;
`;
