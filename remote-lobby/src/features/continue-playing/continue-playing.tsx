import { gamesRecent } from '@atrium/api';
import { Link, useHost, useText } from '@atrium/contract/react';
import { LoadableSection, quietLinkStyle, SectionHeader } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlaying } from '../games/use-playing';
import { webClient } from '../games/web-client';
import { GameRow, GameRowSkeleton } from '../hot-games/game-row';
import { useLoadable } from '../loading/use-loadable';
import { onPersonalChange } from '../personal-lists/personal-change';

/** Games in the row; the slot lobby lists more. */
const shown = 12;

/** The games the customer played last, of every type. Absent before the first one, and where the list cannot be read. */
export const ContinuePlaying = observer(function ContinuePlaying() {
  const host = useHost();
  const text = useText();
  const playing = usePlaying();
  const recent = useLoadable(() =>
    host.api.call(gamesRecent, {
      clientType: webClient.clientType,
      gameType: '',
      language: host.language.current.get(),
      pageNo: 1,
      pageSize: shown,
    }),
  );
  useEffect(
    () => onPersonalChange(host, ({ change }) => void (change !== 'favourite' && recent.again())),
    [host, recent],
  );
  const title = text('home.continue');
  const games = recent.value?.games.slice(0, shown);
  if (games ? games.length === 0 : recent.state === 'failed') return null;
  return (
    <section aria-labelledby="lobby-continue" aria-busy={recent.state === 'loading'}>
      <SectionHeader
        id="lobby-continue"
        title={title}
        end={
          <Link
            to="lobby.slots@1"
            params={{ page: 'recentGameList' }}
            css={quietLinkStyle}
            aria-label={text('home.more.of', { name: title })}
          >
            {text('home.more')}
          </Link>
        }
      />
      <LoadableSection
        state={recent.state}
        value={games}
        loading={<GameRowSkeleton count={6} />}
        failure={null}
        keepsValue
      >
        {(played) => <GameRow label={title} games={played} playing={playing} />}
      </LoadableSection>
    </section>
  );
});
