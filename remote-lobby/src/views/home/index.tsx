import { reactView, useCan } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { HomeBanners } from '../../features/banners/home-banners';
import { Greeting } from '../../features/greeting/greeting';
import { HotGames } from '../../features/hot-games/hot-games';

/** Visitors do not load it. */
const ContinuePlaying = lazy(async () => ({
  default: (await import('../../features/continue-playing/continue-playing')).ContinuePlaying,
}));

function Home() {
  const hasPlayed = useCan('list.continue');
  return (
    <div css={style}>
      <Greeting />
      <HomeBanners />
      {hasPlayed && (
        <Suspense>
          <ContinuePlaying />
        </Suspense>
      )}
      <HotGames />
    </div>
  );
}

export default reactView(Home);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
