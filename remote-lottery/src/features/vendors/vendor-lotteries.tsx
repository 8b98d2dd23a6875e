import {
  cardGameRef,
  distinctCards,
  gamesVendors,
  keyOfCard,
  vendorIcon,
  vendorOf,
  type VendorCard,
} from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, Icon, playIcon, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { GameEmblem } from '../emblem/game-emblem';
import { cardsStyle } from '../lobby/card-section';

/** Lotteries of vendors; renders nothing without any. `page` highlights one. */
export const VendorLotteries = observer(function VendorLotteries({ page }: { page: string }) {
  const { api, commands, settings, signal } = useHost();
  const text = useText();
  const [vendors] = useState(() => new Loadable<VendorCard[]>());
  const [opening, setOpening] = useState<string>();
  useEffect(() => {
    void vendors.load(async () =>
      distinctCards(await api.call(gamesVendors, { merchantCode: settings.merchant.code }, { signal })),
    );
  }, [vendors, api, settings, signal]);
  const cards = vendors.value?.filter(({ gameType, isGame }) => gameType === 'LOTT' && isGame !== 'VASSALAGE') ?? [];
  if (cards.length === 0 || !commands.has('game.launch@1')) return null;
  const open = async (card: VendorCard) => {
    setOpening(keyOfCard(card));
    // failures are reported by the host
    await commands.run('game.launch@1', cardGameRef(card)).catch(() => undefined);
    setOpening(undefined);
  };
  return (
    <section aria-labelledby="lottery-vendors">
      <SectionHeader id="lottery-vendors" title={text('vendors.title')} />
      <ul css={cardsStyle}>
        {cards.map((card) => (
          <li key={keyOfCard(card)} aria-current={isChosen(card, page) ? 'true' : undefined} css={chosen}>
            <article css={[cardStyle, style]}>
              <GameEmblem gameCode={vendorIcon(vendorOf(card))} gameGroupCode="" />
              <h3>{card.displayName}</h3>
              <Button
                variant="secondary"
                loading={opening === keyOfCard(card)}
                icon={<Icon shape={playIcon} size="1.125rem" />}
                aria-label={text('card.open.of', { name: card.displayName })}
                onClick={() => void open(card)}
              >
                {text('card.open')}
              </Button>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
});

function isChosen({ accountTypeName, displayName }: VendorCard, page: string): boolean {
  return page !== '' && (accountTypeName === page || displayName === page);
}

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  & > h3 {
    font-size: var(--type-large);
    overflow-wrap: anywhere;
  }
  & > button {
    grid-column: 1 / -1;
  }
`;

const chosen = css`
  &[aria-current] > article {
    outline: 2px solid var(--color-accent);
  }
`;
