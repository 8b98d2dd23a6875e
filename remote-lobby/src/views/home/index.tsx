import { reactView } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { HomeBanners } from '../../features/banners/home-banners';
import { GameTypePanel } from '../../features/game-type-panel/game-type-panel';
import { Greeting } from '../../features/greeting/greeting';
import { HotGames } from '../../features/hot-games/hot-games';

function Home() {
  return (
    <div css={style}>
      <Greeting />
      <HomeBanners />
      <HotGames />
      <GameTypePanel />
    </div>
  );
}

export default reactView(Home);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
