import { cardGameRef, type VendorCard } from '@atrium/api';
import { Link, useHost } from '@atrium/contract/react';
import { chevronRightIcon, Icon, Ring, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import type { Playing } from '../games/use-playing';
import { VendorPicture } from '../pictures/vendor-picture';
import { useOpenVendor } from '../vendor-games/use-open-vendor';
import { opensList, pageOf } from '../vendors/vendor-card';

interface SectionGameProps {
  card: VendorCard;
  playing: Playing;
  tag?: string;
}

/** A row of the panel: links to the slot lobby, opens the vendor's games, or starts the game. */
export function SectionGame({ card, playing, tag }: SectionGameProps) {
  const { navigation } = useHost();
  const openVendor = useOpenVendor();
  const busy = playing.busy === card.cardId || openVendor.busy === card.cardId;
  const content = (
    <>
      <span css={picture}>
        <VendorPicture card={card} />
      </span>
      <span css={name}>{card.displayName}</span>
      {tag && <Tag>{tag}</Tag>}
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
  const open = () => (opensList(card) ? openVendor.open(card) : playing.play(card.cardId, cardGameRef(card)));
  return (
    <button type="button" css={style} aria-busy={busy || undefined} onClick={open}>
      {content}
    </button>
  );
}

const style = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-control);
  color: var(--color-text);
  background: none;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover {
    background: var(--color-raised);
  }
  & > svg:last-child {
    color: var(--color-muted);
  }
`;

const picture = css`
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

const name = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
