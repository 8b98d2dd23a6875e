import { gamesHot } from '@atrium/api';
import { Link, useCan, useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, quietLinkStyle, SectionHeader } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { usePlaying } from '../games/use-playing';
import { webClient } from '../games/web-client';
import { useLoadable } from '../loading/use-loadable';
import { HotGrid, HotGridSkeleton } from './hot-grid';

/** The most played games; the slot lobby lists more. */
export const HotGames = observer(function HotGames() {
  const { api, settings, language } = useHost();
  const text = useText();
  const playing = usePlaying();
  const hot = useLoadable(() =>
    api.call(gamesHot, {
      merchantCode: settings.merchant.code,
      language: language.current.get(),
      platform: webClient.platform,
    }),
  );
  return (
    <section aria-labelledby="lobby-hot" aria-busy={hot.state === 'loading'}>
      <SectionHeader id="lobby-hot" title={text('home.hot')} end={<MoreHotGames />} />
      <LoadableSection
        state={hot.state}
        value={hot.value}
        failure={<LoadFailed title={text('list.failed')} text={text} onRetry={() => void hot.again()} of={hot} />}
        loading={<HotGridSkeleton />}
        empty={<EmptyState title={text('home.section.empty')} />}
      >
        {(games) => <HotGrid label={text('home.hot')} games={games} playing={playing} />}
      </LoadableSection>
    </section>
  );
});

function MoreHotGames() {
  const text = useText();
  const listed = useCan('list.hot');
  return (
    <Link
      to="lobby.slots@1"
      params={listed ? { page: 'hot' } : {}}
      css={quietLinkStyle}
      aria-label={text('home.more.of', { name: text('home.hot') })}
    >
      {text('home.more')}
    </Link>
  );
}
