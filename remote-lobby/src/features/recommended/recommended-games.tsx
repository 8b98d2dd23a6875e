import { gamesRecommended } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Carousel, EmptyState, LoadableSection, LoadFailed, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { webClient } from '../games/web-client';
import { useLoadable } from '../loading/use-loadable';
import type { Maintenance } from './maintenance';
import { MaintenanceNotice } from './maintenance-notice';
import { RecommendedGame } from './recommended-game';
import { slidesOf } from './slides-of';

/** Games to play while a vendor is under maintenance, with its message and times. */
export const RecommendedGames = observer(function RecommendedGames({
  maintenance,
}: {
  maintenance: Maintenance | undefined;
}) {
  const { api, navigation } = useHost();
  const text = useText();
  const recommended = useLoadable(() => api.call(gamesRecommended, { platform: webClient.platform }));
  const isEmpty = recommended.state === 'ready' && recommended.value?.length === 0;
  return (
    <section
      aria-labelledby="lobby-recommended"
      aria-busy={recommended.state === 'loading'}
      css={[style, !isEmpty && roomForGames]}
    >
      <SectionHeader id="lobby-recommended" title={text(isEmpty ? 'recommended.maintenance' : 'recommended.title')} />
      {maintenance && <MaintenanceNotice {...maintenance} />}
      <LoadableSection
        state={recommended.state}
        value={recommended.value}
        failure={
          <LoadFailed
            title={text('list.failed')}
            text={text}
            onRetry={() => void recommended.again()}
            of={recommended}
          />
        }
        loading={<Spinner label={text('list.loading')} />}
        // the notice above says why
        empty={
          maintenance ? (
            <Button onClick={() => navigation.close()}>{text('close')}</Button>
          ) : (
            <EmptyState title={text('recommended.empty')} />
          )
        }
      >
        {(games) => (
          <div css={gamesStyle}>
            <p>{text('recommended.hint')}</p>
            <Carousel
              label={text('recommended.title')}
              labels={{
                pause: text('banner.pause'),
                play: text('banner.play'),
                slide: (number, count) => text('banner.slide', { number, count }),
              }}
              interval="none"
            >
              {/* ids are those of vendors, and two vendors can use the same */}
              {slidesOf(games).map((slide, at) => (
                <ul key={at} className="recommended-games">
                  {slide.map((game, place) => (
                    <RecommendedGame key={place} game={game} />
                  ))}
                </ul>
              ))}
            </Carousel>
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
`;

const roomForGames = css`
  min-block-size: 16rem;
`;

const gamesStyle = css`
  display: grid;
  gap: var(--space-3);
  & > p {
    color: var(--color-muted);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 42%), 1fr));
    gap: var(--card-gap);
  }
`;
