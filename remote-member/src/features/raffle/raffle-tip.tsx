import { useAccount, useText } from '@atrium/contract/react';
import { Badge, Button, giftIcon, Icon, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RaffleStore } from './raffle-store';
import { useFolding } from './use-folding';

interface RaffleTipProps {
  store: RaffleStore;
  /** Of the raffle, possibly empty. */
  name: string;
}

/** The floating tip of a raffle with its countdown and its button, and a tab that folds it to the edge of the window. */
export const RaffleTip = observer(function RaffleTip({ store, name }: RaffleTipProps) {
  const text = useText();
  const title = useId();
  const card = useId();
  const { tip, folded, toggle, unfold } = useFolding();
  const promotions = useAccount('promotions');
  const count = (promotions.state !== 'absent' && promotions.value?.['RAFFLE']?.count) || 0;
  const { untilOpen, claiming } = store;
  const isCounting = untilOpen > 0;
  return (
    <aside ref={tip} aria-labelledby={title} data-folded={folded || undefined} css={style}>
      <div id={card} css={cardStyle} onFocus={unfold}>
        <p id={title}>
          <Icon shape={giftIcon} />
          <span>{name || text('raffle.title')}</span>
          <Badge count={count} />
        </p>
        {isCounting && (
          <p role="timer" aria-label={text('raffle.opensIn')}>
            {clockText(untilOpen)}
          </p>
        )}
        <Button size="small" disabled={isCounting} loading={claiming} onClick={() => void store.claim()}>
          {text('raffle.claim')}
        </Button>
      </div>
      <button type="button" css={tabStyle} aria-expanded={!folded} aria-controls={card} onClick={toggle}>
        <Icon shape={giftIcon} size="1.125rem" />
        <VisuallyHidden>{text('raffle.details')}</VisuallyHidden>
        {folded && isCounting && <span>{clockText(untilOpen)}</span>}
      </button>
    </aside>
  );
});

/** Minutes and seconds, rounded up, so that the last second is shown as one. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** Width of the part that stays in the window. */
const tabWidth = '1.75rem';

const style = css`
  position: fixed;
  inset-block-end: calc(9.5rem + env(safe-area-inset-bottom, 0px));
  inset-inline-start: 0;
  z-index: 11;
  display: flex;
  align-items: end;
  max-inline-size: min(16rem, calc(100vw - 5rem));
  &[data-folded] {
    translate: calc(${tabWidth} - 100%) 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate var(--motion-medium);
  }
`;

const cardStyle = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  min-inline-size: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-inline-start: 0;
  border-start-end-radius: var(--radius-medium);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  & > p:first-of-type {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--type-small);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > [role='timer'] {
    font: 700 var(--type-large) / 1.2 var(--font-number);
    font-variant-numeric: tabular-nums;
  }
`;

const tabStyle = css`
  display: grid;
  flex: none;
  gap: var(--space-1);
  place-items: center;
  inline-size: ${tabWidth};
  min-block-size: 2.75rem;
  padding: var(--space-2) 0;
  border: 0;
  border-start-end-radius: var(--radius-medium);
  border-end-end-radius: var(--radius-medium);
  color: var(--color-on-accent);
  background: var(--color-accent);
  cursor: pointer;
  & > span {
    font: 700 0.8125rem / 1 var(--font-number);
    font-variant-numeric: tabular-nums;
    writing-mode: vertical-rl;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
