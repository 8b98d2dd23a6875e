import { Link, useText } from '@atrium/contract/react';
import { cardStyle, LoadableSection, LoadFailed, quietLinkStyle, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { PromotionItem } from './promotion-item';
import { usePromotions } from './use-promotions';

/** The merchant's promotions; nothing is drawn without any. */
export const HomePromotions = observer(function HomePromotions() {
  const text = useText();
  const { promotions, current } = usePromotions();
  const { state } = promotions;
  if (state === 'ready' && current?.length === 0) return null;
  return (
    <section aria-labelledby="lobby-promotions" aria-busy={state === 'loading'}>
      <SectionHeader
        id="lobby-promotions"
        title={text('promotions.title')}
        end={
          <Link to="lobby.promotions@1" css={quietLinkStyle}>
            {text('promotions.all')}
          </Link>
        }
      />
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
          <div aria-hidden="true" css={list}>
            {Array.from({ length: 3 }, (_, item) => (
              <Skeleton key={item} shape="card" height="4.5rem" />
            ))}
          </div>
        }
        keepsValue
      >
        {(shown) => (
          <ul css={list}>
            {shown.map((promotion) => (
              <li key={promotion.id} css={[cardStyle, item]}>
                <PromotionItem promotion={promotion} />
              </li>
            ))}
          </ul>
        )}
      </LoadableSection>
    </section>
  );
});

const list = css`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const item = css`
  overflow: hidden;
`;
