import { useAccount, useCan, useHost, useSession, useText } from '@atrium/contract/react';
import { cardStyle, LevelName, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { maySendToUpline } from '../centre/member-pages';
import { ProfileIcon } from '../profile-icon/profile-icon';

/** The signed-in customer's account data. */
export function AccountCard() {
  const { language } = useHost();
  const text = useText();
  const session = useSession();
  const part = useAccount('member');
  const mayTransfer = useCan('upline.transfer');
  const member = part.state === 'absent' ? undefined : part.value;
  if (session.status !== 'signed-in') return null;
  const { account, nickname, id, kind } = session.customer;
  const { level, labels = [], lastLogin, role } = member ?? {};
  return (
    <div css={[cardStyle, style]}>
      <ProfileIcon name={nickname || account} />
      <div css={identityStyle}>
        <p css={nameStyle}>{nickname || account}</p>
        {level?.name && <LevelName name={level.name} color={level.color} />}
        {labels.filter(Boolean).map((label) => (
          <Tag key={label} tone="quiet">
            {label}
          </Tag>
        ))}
      </div>
      <dl css={factsStyle}>
        <div>
          <dt>{text('account.name')}</dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>{text('account.id')}</dt>
          <dd>{id}</dd>
        </div>
        {role && (
          <div>
            <dt>{text('account.kind')}</dt>
            <dd>{text(`account.kind.${role}`)}</dd>
          </div>
        )}
        {member && (
          <div>
            <dt>{text('account.lastSignIn')}</dt>
            <dd>{lastLogin === undefined ? text('account.firstSignIn') : language.date(lastLogin, 'long')}</dd>
          </div>
        )}
        {mayTransfer && maySendToUpline(kind) && (
          <div>
            <dt>{text('page.transferUpline')}</dt>
            <dd>{text('account.available')}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-5);
`;

const identityStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
`;

const nameStyle = css`
  overflow-wrap: anywhere;
  color: var(--color-heading);
  font-size: var(--type-title);
  font-weight: 700;
`;

const factsStyle = css`
  grid-column: 1 / -1;
  order: 2;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-5);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-border);
  & dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & dd {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;
