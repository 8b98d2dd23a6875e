import { buttonStyle, chevronDownIcon, Icon, Money, Popover } from '@atrium/ui';
import type { KnownPlace } from '@atrium/contract';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';

const wallets = 'member.wallets@1' satisfies KnownPlace;

/** The amount of each wallet, unfolded below a button. */
export const WalletList = observer(function WalletList() {
  const text = useText();
  return (
    <Popover
      label={text('shell.wallets')}
      placement="end"
      trigger={(props) => (
        <button type="button" aria-label={text('shell.wallets')} title={text('shell.wallets')} css={look} {...props}>
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    >
      {(close) => <Wallets onFollow={close} />}
    </Popover>
  );
});

/** The wallets with their amounts, and the link to transfers. */
export const Wallets = observer(function Wallets({ onFollow }: { onFollow?: () => void }) {
  const { account, language } = usePortal();
  const text = useText();
  const balance = useReadable(account.balance);
  const value = balance.state === 'absent' ? undefined : balance.value;
  return (
    <div css={style}>
      <dl>
        {value?.wallets.map((wallet) => (
          <div key={wallet.id}>
            <dt>{wallet.name}</dt>
            <dd>
              <Money text={language.money(wallet.available)} />
            </dd>
          </div>
        ))}
      </dl>
      {!value?.wallets.length && <p>{text('shell.noWallets')}</p>}
      <PlaceLink to={wallets} onClick={() => onFollow?.()} css={buttonStyle({ size: 'small', block: true })}>
        {text('shell.transfer')}
      </PlaceLink>
    </div>
  );
});

const look = css`
  ${buttonStyle({ variant: 'ghost', size: 'small' })}
  padding-inline: 0.625rem;
`;

const style = css`
  display: grid;
  gap: var(--space-3);
  min-inline-size: min(16rem, 80vw);
  padding: var(--space-2);
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: 0.375rem;
  }
  & dt {
    color: var(--color-muted);
  }
`;
