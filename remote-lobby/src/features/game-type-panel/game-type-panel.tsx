import { useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePlaying } from '../games/use-playing';
import { useVendorCards } from '../vendors/use-vendor-cards';
import { FeaturedLottery } from './featured-lottery';
import { SectionCard } from './section-card';
import { gameTypeSections } from './game-type-sections';
import { usePopularLottery } from './use-popular-lottery';

/** Panel with a section for each game type and some of its games. */
export const GameTypePanel = observer(function GameTypePanel() {
  const text = useText();
  const vendors = useVendorCards();
  const lottery = usePopularLottery();
  const playing = usePlaying();
  return (
    <section aria-labelledby="lobby-entries" aria-busy={vendors.state === 'loading'}>
      <SectionHeader id="lobby-entries" title={text('home.entries')} />
      <LoadableSection
        state={vendors.state}
        value={vendors.value}
        failure={
          <LoadFailed title={text('list.failed')} text={text} onRetry={() => void vendors.again()} of={vendors} />
        }
        loading={
          <div aria-hidden="true" css={panel}>
            {Array.from({ length: 6 }, (_, section) => (
              <Skeleton key={section} shape="card" height="14rem" />
            ))}
          </div>
        }
      >
        {(cards) => (
          <div css={panel}>
            {gameTypeSections(cards).map((section) => (
              <SectionCard
                key={section.gameType}
                section={section}
                featured={section.gameType === 'LOTT' && lottery && <FeaturedLottery lottery={lottery} />}
                playing={playing}
              />
            ))}
          </div>
        )}
      </LoadableSection>
    </section>
  );
});

const panel = css`
  display: grid;
  gap: var(--space-4);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
