import type { GameType } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { cardStyle, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { gameTypeIcons } from '../game-types/game-type-icons';
import { BannerPicture } from '../pictures/banner-picture';

interface CategoryBandProps {
  gameType: GameType;
  name: string;
}

/** Background scene by game type. */
const scenes: Record<GameType, string> = {
  LIVE: 'night',
  SPORTS: 'stadium',
  FISH: 'river',
  PVP: 'lanterns',
  ESPORTS: 'city',
  RNG: 'night',
  LOTT: 'sky',
  ELOTT: 'sunrise',
};

/** Header of a lobby: name and tagline before a scene. */
export function CategoryBand({ gameType, name }: CategoryBandProps) {
  const text = useText();
  return (
    <header css={[cardStyle, style]}>
      <span css={picture}>
        <BannerPicture source={`scene:${scenes[gameType]}`} />
      </span>
      <Icon shape={gameTypeIcons[gameType]} size="2.5rem" />
      <div css={captionStyle}>
        <h1>{name}</h1>
        <p>{text(`category.about.${gameType}`)}</p>
      </div>
    </header>
  );
}

const style = css`
  position: relative;
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-block-size: clamp(7rem, 16vw, 12rem);
  padding: var(--space-4) clamp(1.25rem, 5vw, 4rem);
  overflow: hidden;
  color: #fff;
  & > svg {
    position: relative;
  }
`;

/** Darker behind the text, which covers the scene on phones. */
const picture = css`
  position: absolute;
  inset: 0;
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, rgb(8 8 20 / 0.6) 25%, transparent 75%);
    content: '';
    @media (max-width: 639px) {
      background: linear-gradient(to right, rgb(8 8 20 / 0.8) 40%, transparent);
    }
  }
`;

const captionStyle = css`
  position: relative;
  max-inline-size: min(26rem, 62%);
  text-shadow: 0 1px 12px rgb(0 0 0 / 0.55);
  & > h1 {
    color: inherit;
  }
`;
