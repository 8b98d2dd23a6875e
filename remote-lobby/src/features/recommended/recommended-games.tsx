import { gamesRecommended } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, GameCard, LoadableSection, LoadFailed, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePlaying } from '../games/use-playing';
import { webClient } from '../games/web-client';
import { useLoadable } from '../loading/use-loadable';
import { GamePicture } from '../pictures/game-picture';

/** Games shown. Source: requirement LIM-01. */
const shown = 12;
/** The back end recommends slots only, without naming the type. */
const gameType = 'RNG';

/** Games to play while a vendor is under maintenance. */
export const RecommendedGames = observer(function RecommendedGames() {
  const { api } = useHost();
  const text = useText();
  const playing = usePlaying();
  const recommended = useLoadable(() => api.call(gamesRecommended, { platform: webClient.platform }));
  const { busy } = playing;
  return (
    <section aria-labelledby="lobby-recommended" aria-busy={recommended.state === 'loading'} css={style}>
      <SectionHeader id="lobby-recommended" title={text('recommended.title')} />
      <LoadableSection
        state={recommended.state}
        value={recommended.value?.slice(0, shown)}
        failure={
          <LoadFailed
            title={text('list.failed')}
            text={text}
            onRetry={() => void recommended.again()}
            of={recommended}
          />
        }
        loading={<Spinner label={text('list.loading')} />}
        empty={<EmptyState title={text('recommended.empty')} />}
      >
        {(games) => (
          <div css={gamesStyle}>
            <p>{text('recommended.hint')}</p>
            <ul className="recommended-games">
              {games.map(({ id, iconUrl, displayName, gameName, vendor, gameId }) => (
                <li key={id}>
                  <GameCard
                    name={displayName || gameName}
                    vendor={vendor}
                    art={<GamePicture icon={iconUrl} seed={gameId || id} gameType={gameType} />}
                    playLabel={text('game.play')}
                    onPlay={() =>
                      playing.play(id, {
                        vendor,
                        gameType,
                        gameId: gameId || id,
                        nodeId: id,
                        name: displayName || gameName,
                      })
                    }
                    busy={busy === id}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </LoadableSection>
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  min-block-size: 16rem;
`;

const gamesStyle = css`
  display: grid;
  gap: var(--space-3);
  & > p {
    color: var(--color-muted);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 42%), 1fr));
    gap: var(--card-gap);
  }
`;
