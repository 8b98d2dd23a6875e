import { useAccount, useHost, useSession, useText } from '@atrium/contract/react';
import { cardStyle, Icon, LevelName, Tag, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';

/** The signed-in person as the merchant knows them. */
export function AccountCard() {
  const { language } = useHost();
  const text = useText();
  const session = useSession();
  const part = useAccount('member');
  const member = part.state === 'absent' ? undefined : part.value;
  if (session.status !== 'signed-in') return null;
  const { account, nickname, id } = session.customer;
  const { level, labels = [], lastLogin } = member ?? {};
  return (
    <div css={[cardStyle, style]}>
      <span css={face}>
        <Icon shape={userIcon} size="2rem" />
      </span>
      <div css={whoStyle}>
        <p css={nameStyle}>{nickname || account}</p>
        {level && <LevelName name={level.name} color={level.color} />}
        {labels.map((label) => (
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
        <div>
          <dt>{text('account.lastSignIn')}</dt>
          <dd>{lastLogin === undefined ? text('account.neverBefore') : language.date(lastLogin, 'long')}</dd>
        </div>
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

const face = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
`;

const whoStyle = css`
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
