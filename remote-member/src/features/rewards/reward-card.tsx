import { toMoney, type RewardOffer } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, ServerHtml, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RewardsStore } from './rewards-store';
import { SignInDays } from './sign-in-days';

interface RewardCardProps {
  offer: RewardOffer;
  store: RewardsStore;
  onApply: ((offer: RewardOffer) => void) | undefined;
}

/** One reward: what it pays, its full conditions, how far it is, and its button. */
export const RewardCard = observer(function RewardCard({ offer, store, onApply }: RewardCardProps) {
  const { language, settings, sanitize } = useHost();
  const text = useText();
  const title = useId();
  const { currency = settings.currency.code, total, status } = offer;
  const completed = Math.min(Math.max(0, offer.completed), Math.max(0, total));
  const pending = store.isPending(offer);
  const applies = offer.type === 'promoList';
  const money = (amount: string) => language.money(toMoney(amount, currency));
  const figure = (value: number) =>
    offer.countsMoney ? language.money({ minor: value, currency }) : language.number(value);
  return (
    <article aria-labelledby={title} css={style}>
      <header>
        <h2 id={title}>{offer.title}</h2>
        {offer.amount !== undefined && toMoney(offer.amount, currency).minor > 0 && (
          <strong>{money(offer.amount)}</strong>
        )}
      </header>
      {offer.days.length > 0 && <SignInDays days={offer.days} money={money} />}
      {!applies && total > 1 && (
        <div css={progressStyle}>
          <progress value={completed} max={total} aria-labelledby={title} />
          <span>
            {figure(completed)} / {figure(total)}
          </span>
          <span>{text('rewards.progress', { share: Math.floor((completed / total) * 100) })}</span>
        </div>
      )}
      {offer.content !== '' && (
        <ServerHtml html={offer.content} sanitize={sanitize} failure={text('rewards.conditionsFailed')} />
      )}
      {offer.endTime !== undefined && (
        <p css={noteStyle}>{text('rewards.until', { time: language.date(offer.endTime, 'short') })}</p>
      )}
      {status === 'REFUSED' && !pending && (
        <p css={refusedStyle}>
          {offer.reason === '' ? text('rewards.refused') : text('rewards.refusedBecause', { reason: offer.reason })}
        </p>
      )}
      <footer>
        {pending && <Tag>{text('rewards.pending')}</Tag>}
        {!pending && status === 'DONE' && <Tag tone="quiet">{text('rewards.done')}</Tag>}
        {applies ? (
          status !== 'DONE' && (
            <Button size="small" disabled={pending || status === 'UNKNOWN'} onClick={() => onApply?.(offer)}>
              {text('rewards.apply')}
            </Button>
          )
        ) : (
          <>
            {status !== 'DONE' && !pending && (
              <Button
                size="small"
                disabled={!isClaimable(offer)}
                loading={store.claiming === offer.promotionId}
                onClick={() => void store.claim(offer)}
              >
                {text('rewards.claim')}
              </Button>
            )}
          </>
        )}
      </footer>
    </article>
  );
});

/** A back end that names no state decides by itself once the conditions are met. */
function isClaimable({ status, completed, total }: RewardOffer): boolean {
  return status === 'CLAIMABLE' || (status === 'ABSENT' && completed >= total);
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-medium);
  background: var(--color-card);
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    justify-content: space-between;
  }
  & h2 {
    font-size: var(--type-large);
    overflow-wrap: anywhere;
  }
  & strong {
    font-family: var(--font-number);
    font-variant-numeric: tabular-nums;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }
`;

const progressStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  & progress {
    flex: 1 1 8rem;
    block-size: 0.5rem;
    accent-color: var(--color-accent);
  }
`;

const noteStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const refusedStyle = css`
  color: var(--color-negative);
  overflow-wrap: anywhere;
`;
