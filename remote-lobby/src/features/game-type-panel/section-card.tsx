import { keyOfCard } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { cardStyle, Icon, quietLinkStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { gameTypeIcons } from '../game-types/game-type-icons';
import { lobbyOf, nameKeyOf } from '../game-types/game-types';
import type { Playing } from '../games/use-playing';
import { SectionGame } from './section-game';
import type { GameTypeSection } from './game-type-sections';

interface SectionCardProps {
  section: GameTypeSection;
  /** The popular lottery, in the section of lotteries. */
  featured?: ReactNode;
  playing: Playing;
}

/** A game type with up to three games and a link to its lobby. */
export function SectionCard({ section: { gameType, cards }, featured, playing }: SectionCardProps) {
  const text = useText();
  const name = text(nameKeyOf(gameType));
  const id = `lobby-entry-${gameType}`;
  return (
    <section aria-labelledby={id} css={[cardStyle, style]}>
      <header css={header}>
        <Icon shape={gameTypeIcons[gameType]} size="1.5rem" />
        <h3 id={id}>{name}</h3>
        <Link to={lobbyOf(gameType)} css={quietLinkStyle} aria-label={text('home.more.of', { name })}>
          {text('home.more')}
        </Link>
      </header>
      {featured}
      {cards.length === 0 && !featured && <p css={empty}>{text('home.section.empty')}</p>}
      {cards.length > 0 && (
        <ul className="entry-games" css={games}>
          {cards.map((card) => (
            <li key={keyOfCard(card)}>
              <SectionGame card={card} playing={playing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const style = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const header = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-accent-text);
  & > h3 {
    flex: 1;
  }
`;

const games = css`
  display: grid;
  flex: 1;
  grid-auto-rows: 1fr;
  gap: var(--space-1);
  align-items: center;
`;

const empty = css`
  margin-block: auto;
  color: var(--color-muted);
  text-align: center;
`;
