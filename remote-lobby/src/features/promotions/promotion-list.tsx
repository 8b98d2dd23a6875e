import type { Notice } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { closeOpened, EmptyState, LoadableSection, LoadFailed, openHere, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAddressHash } from '../address/use-address-hash';
import { loadPromoUi } from './load-promo-ui';
import { cardsStyle, PromotionCards } from './promotion-cards';
import { PromotionDialog } from './promotion-dialog';
import { usePromotions } from './use-promotions';

interface PromotionListProps {
  /** The promotion of the address. */
  id: string;
  /** Whether the hash of the address holds the id instead. */
  inHash: boolean;
}

/** All promotions of the merchant, and the one that the address names above them. */
export const PromotionList = observer(function PromotionList({ id, inHash }: PromotionListProps) {
  const { navigation } = useHost();
  const text = useText();
  const hash = useAddressHash();
  const { promotions, listed, current, clock } = usePromotions();
  const { state } = promotions;
  useEffect(loadPromoUi, []);
  const wanted = id || (inHash ? hash : '');
  // one that has ended says so; one that has not begun is not in the list yet
  const opened =
    wanted === ''
      ? undefined
      : listed?.find(({ id: own, startDate = 0 }) => own === wanted && startDate <= clock.now());
  return (
    <section aria-labelledby="lobby-promotion-list" aria-busy={state === 'loading'} css={style}>
      <SectionHeader id="lobby-promotion-list" title={text('promotions.title')} level={1} />
      <LoadableSection
        state={state}
        value={current}
        failure={
          <LoadFailed
            title={text('promotions.failed')}
            text={text}
            onRetry={() => void promotions.again()}
            of={promotions}
          />
        }
        loading={
          <div aria-hidden="true" css={cardsStyle}>
            {Array.from({ length: 6 }, (_, item) => (
              <Skeleton key={item} shape="card" height="14rem" />
            ))}
          </div>
        }
        empty={<EmptyState title={text('promotions.empty')}>{text('promotions.empty.hint')}</EmptyState>}
      >
        {(shown: Notice[]) => (
          <PromotionCards
            promotions={shown}
            clock={clock}
            onOpen={({ id: chosen }) => openHere(() => navigation.refine({ id: chosen }, { push: true }))}
          />
        )}
      </LoadableSection>
      {opened && (
        <PromotionDialog
          promotion={opened}
          current={current?.includes(opened) === true}
          onClose={() => closeOpened(() => navigation.refine({}))}
        />
      )}
    </section>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;
