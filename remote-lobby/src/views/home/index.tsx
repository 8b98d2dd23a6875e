import { reactView } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { HomeBanners } from '../../features/banners/home-banners';
import { EntryPanel } from '../../features/entry-panel/entry-panel';
import { Greeting } from '../../features/greeting/greeting';
import { HotGames } from '../../features/hot-games/hot-games';

function Home() {
  return (
    <div css={style}>
      <Greeting />
      <HomeBanners />
      <HotGames />
      <EntryPanel />
    </div>
  );
}

export default reactView(Home);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
