import type { RewardOffer } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Icon, successIcon, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';

interface SignInDaysProps {
  days: RewardOffer['days'];
  /** Formats a decimal amount. */
  money: (amount: string) => string;
}

/** The days of a sign-in calendar with what each pays; claimed days have a tick. */
export function SignInDays({ days, money }: SignInDaysProps) {
  const text = useText();
  return (
    <ol css={style}>
      {days.map(({ amount, claimed }, index) => (
        <li key={index} data-claimed={claimed || undefined}>
          <span>{text('rewards.day', { day: index + 1 })}</span>
          {amount !== undefined && <b>{money(amount)}</b>}
          {claimed && (
            <>
              <Icon shape={successIcon} size="1.1em" />
              <VisuallyHidden>{text('rewards.done')}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    gap: 0.125rem;
    justify-items: center;
    padding: var(--space-2);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-claimed] {
    border-color: var(--color-positive);
    color: var(--color-muted);
  }
  & svg {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    color: var(--color-positive);
  }
`;
