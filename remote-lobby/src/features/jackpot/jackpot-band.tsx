import { jackpotCurrency } from '@atrium/api/figures';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Money, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Jackpot } from './jackpot';

/**
 * The jackpot in a band, always in baht. It counts up unless the visitor prefers less motion. Nothing is drawn where
 * neither the back end nor the session has an amount and no random one is allowed.
 */
export const JackpotBand = observer(function JackpotBand() {
  const host = useHost();
  const text = useText();
  const startsAtRandom = useCan('jackpot.random');
  const mayCount = useCan('jackpot.count');
  const [jackpot] = useState(() => new Jackpot({ startsAtRandom, counts: mayCount && !prefersLessMotion() }));
  useEffect(() => jackpot.start(host), [jackpot, host]);
  const { minor } = jackpot;
  if (minor === undefined && (jackpot.state === 'ready' || !startsAtRandom)) return null;
  return (
    <section aria-labelledby="lobby-jackpot" aria-busy={minor === undefined} css={style}>
      <h2 id="lobby-jackpot">{text('jackpot.title')}</h2>
      <p>
        {minor === undefined ? (
          <Skeleton width="9em" inline />
        ) : (
          <Money text={host.language.money({ minor, currency: jackpotCurrency })} />
        )}
      </p>
    </section>
  );
});

function prefersLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-card);
  corner-shape: var(--corner-shape);
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
  & > h2 {
    color: inherit;
    font-size: var(--type-large);
  }
  & > p {
    font-size: clamp(1.375rem, 6vw, 2.25rem);
    line-height: 1.2;
  }
`;
