import { Link, RequestNumber, useAccount, useHost, useText } from '@atrium/contract/react';
import { buttonStyle, cardStyle, ErrorState, IconButton, Money, refreshIcon } from '@atrium/ui';
import { css } from '@emotion/react';

/** Total and wallets, from the host's account data. */
export function WalletBalances() {
  const { account, language } = useHost();
  const text = useText();
  const part = useAccount('balance');
  const balance = part.state === 'absent' ? undefined : part.value;
  const all = balance?.wallets ?? [];
  // vendor wallets without money are choices of a transfer, not news
  const shown = all.filter(({ available }, index) => index === 0 || available.minor > 0);
  const refresh = () => void account.refresh('balance');
  if (part.state === 'failed' && !balance)
    return (
      <ErrorState title={text('wallets.failed')} retryLabel={text('failed.retry')} onRetry={refresh}>
        {text('failed.hint')}
        <RequestNumber of={part} />
      </ErrorState>
    );
  return (
    <div css={[cardStyle, style]} aria-busy={part.state === 'loading'}>
      <div css={totalStyle}>
        <p id="member-total">{text('wallets.total')}</p>
        <p role="status" aria-labelledby="member-total" css={sumStyle}>
          <Money text={balance && `${balance.atLeast ? '≥ ' : ''}${language.money(balance.total)}`} />
          <IconButton label={text('wallets.refresh')} icon={refreshIcon} onClick={refresh} />
        </p>
        {balance?.atLeast && <p>{text('wallets.atLeast')}</p>}
        <div css={actionsStyle}>
          <Link to="member.deposit@1" css={buttonStyle({ size: 'small' })}>
            {text('wallets.deposit')}
          </Link>
          <Link to="member.withdraw@1" css={buttonStyle({ size: 'small', variant: 'secondary' })}>
            {text('wallets.withdraw')}
          </Link>
        </div>
      </div>
      <dl aria-label={text('wallets.each')} css={listStyle}>
        {shown.map(({ id, name, available }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Money text={language.money(available)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-5);
  align-items: center;
  padding: var(--space-5);
`;

const totalStyle = css`
  display: grid;
  gap: var(--space-1);
  & > p:first-of-type {
    color: var(--color-muted);
  }
`;

const sumStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-heading);
  font-size: var(--type-headline);
`;

const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  &:empty {
    display: none;
  }
`;

const listStyle = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    justify-content: space-between;
    padding-block: var(--space-3);
  }
  & > div + div {
    border-block-start: 1px solid var(--color-border);
  }
  & dt {
    color: var(--color-muted);
  }
`;
