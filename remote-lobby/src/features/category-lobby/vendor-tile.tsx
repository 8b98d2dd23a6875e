import { cardGameRef, keyOfCard, type VendorCard } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { GameCard } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Playing } from '../games/use-playing';
import { VendorPicture } from '../pictures/vendor-picture';
import type { useOpenVendor } from '../vendor-games/use-open-vendor';
import { cardHasDemo, opensList } from '../vendors/vendor-card';

interface VendorTileProps {
  card: VendorCard;
  chosen: boolean;
  playing: Playing;
  openVendor: ReturnType<typeof useOpenVendor>;
}

/** A vendor tile. One selected by a link is scrolled into view and outlined. */
export const VendorTile = observer(function VendorTile({ card, chosen, playing, openVendor }: VendorTileProps) {
  const text = useText();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView?.({ block: 'center' });
  }, [chosen]);
  const key = keyOfCard(card);
  const lists = opensList(card);
  const { playDemo } = playing;
  const hasDemo = playDemo && !lists && cardHasDemo(card);
  return (
    <li ref={item} aria-current={chosen || undefined} css={style}>
      <GameCard
        name={card.displayName}
        art={<VendorPicture card={card} />}
        playLabel={text(lists ? 'vendor.all' : 'game.play')}
        onPlay={() => (lists ? openVendor.open(card) : playing.play(key, cardGameRef(card)))}
        onDemo={hasDemo ? () => playDemo(key, cardGameRef(card)) : undefined}
        demoLabel={text('game.demo')}
        busy={playing.isBusy(key) || openVendor.busy === key}
      />
    </li>
  );
});

const style = css`
  &[aria-current] {
    outline: 2px solid var(--color-accent-text);
    outline-offset: 3px;
    border-radius: var(--radius-card);
  }
`;
