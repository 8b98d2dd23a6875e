import { cardGameRef, keyOfCard, type VendorCard } from '@atrium/api';
import { Link, useHost } from '@atrium/contract/react';
import { chevronRightIcon, Icon, Ring } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { Playing } from '../games/use-playing';
import { VendorPicture } from '../pictures/vendor-picture';
import { useOpenVendor } from '../vendor-games/use-open-vendor';
import { opensList, pageOf } from '../vendors/vendor-card';
import { rowName as name, rowPicture as picture, rowStyle as style } from './row-style';

interface SectionGameProps {
  card: VendorCard;
  playing: Playing;
}

/** A row of the panel: links to the slot lobby, opens the vendor's games, or starts the game. */
export const SectionGame = observer(function SectionGame({ card, playing }: SectionGameProps) {
  const { navigation } = useHost();
  const openVendor = useOpenVendor();
  const key = keyOfCard(card);
  const busy = playing.isBusy(key) || openVendor.busy === key;
  const content = (
    <>
      <span css={picture}>
        <VendorPicture card={card} />
      </span>
      <span css={name}>{card.displayName}</span>
      {busy ? <Ring /> : <Icon shape={chevronRightIcon} />}
    </>
  );
  if (card.gameType === 'RNG' && navigation.has('lobby.slots@1')) {
    return (
      <Link to="lobby.slots@1" params={{ page: pageOf(card) }} css={style}>
        {content}
      </Link>
    );
  }
  const open = () => (opensList(card) ? openVendor.open(card) : playing.play(key, cardGameRef(card)));
  return (
    <button type="button" css={style} aria-busy={busy || undefined} onClick={open}>
      {content}
    </button>
  );
});
