import type { KnownPlace } from '@atrium/contract';
import { useReadable } from '@atrium/contract/react';
import { Icon, quietLinkStyle, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';

const account = 'member.account@1' satisfies KnownPlace;

/** The nickname, which opens the account page where the merchant has one. */
export const AccountName = observer(function AccountName({ onFollow }: { onFollow?: () => void }) {
  const { session, places } = usePortal();
  const text = useText();
  const state = useReadable(session.state);
  if (state.status !== 'signed-in') return null;
  const { customer } = state;
  const name = (
    <>
      <Icon shape={userIcon} />
      <span css={nameStyle}>{customer.nickname || customer.account}</span>
    </>
  );
  if (!places.has(account)) return <span css={together}>{name}</span>;
  return (
    <PlaceLink to={account} title={text('shell.account')} css={[quietLinkStyle, together]} onClick={() => onFollow?.()}>
      {name}
    </PlaceLink>
  );
});

const together = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font-weight: 600;
`;

const nameStyle = css`
  max-inline-size: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
