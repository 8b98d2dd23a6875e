import {
  cardGameRef,
  gameTypes,
  keyOfCard,
  vendorOf,
  type GameType,
  type VendorMenuItem,
  type VendorCard,
} from '@atrium/api';
import type { Host, NavItemChild } from '@atrium/contract';
import { lobbyAt, lobbyOf } from '../game-types/game-types';
import { pageOf } from '../vendors/vendor-card';
import type { VendorMenu } from './fetch-menu';
import { rebateText } from './rebate-text';

type Target = Pick<NavItemChild, 'to' | 'address' | 'sameTab' | 'run'>;

/** The submenu of a category: its entries in the menu of the back end, else the cards of its vendors. */
export function menuChildren({ entries, cards }: VendorMenu, gameType: GameType, host: Host): NavItemChild[] {
  const own = entries.flatMap((entry) => {
    const category = categoryOf(entry);
    if (category) return category === gameType ? entry.child.map((child) => inherit(child, entry)) : [];
    return cardOf(entry, cards)?.gameType === gameType ? [entry] : [];
  });
  if (own.length > 0) return own.map((entry, index) => childOf(entry, `${index}`, { gameType, cards, host }));
  return cards
    .filter((card) => card.gameType === gameType)
    .map((card) => ({ id: keyOfCard(card), title: card.displayName, to: lobbyTarget(gameType, pageOf(card)) }));
}

/** The category that an entry names by its code, its page or its path. */
function categoryOf({ name, page, go }: VendorMenuItem): GameType | undefined {
  const named = [name, page, go.replace(/^\//, '')].map((code) => code.toUpperCase());
  return gameTypes.find((type) => named.includes(type) || (type === 'RNG' && named.includes('ELECTRON')));
}

/** What holds for a category holds for its entries. */
function inherit(child: VendorMenuItem, { isLogin, canEnterPage }: VendorMenuItem): VendorMenuItem {
  return { ...child, isLogin: child.isLogin || isLogin, canEnterPage: child.canEnterPage && canEnterPage };
}

interface Context {
  gameType: GameType;
  cards: readonly VendorCard[];
  host: Host;
}

function childOf(entry: VendorMenuItem, id: string, context: Context): NavItemChild {
  const { name, title, subTitle, rebeat, isHot, isLogin, child } = entry;
  const rebate = rebateText(rebeat, context.host.language);
  return {
    id,
    title: title || name,
    ...(subTitle && { subtitle: subTitle }),
    ...(rebate && { note: rebate }),
    ...(isHot && { mark: 'hot' }),
    ...(isLogin && { needs: ['session'] }),
    ...targetOf(entry, context),
    ...(child.length > 0 && {
      children: child.map((inner, index) => childOf(inherit(inner, entry), `${id}.${index}`, context)),
    }),
  };
}

function targetOf(entry: VendorMenuItem, { gameType, cards }: Context): Target {
  const { name, title, page, popup, go, canEnterPage, openAccountType, noOpenWindow } = entry;
  if (!canEnterPage) return { run: { command: 'lobby.stay-tuned@1' } };
  if (go) return { address: go, ...(noOpenWindow && { sameTab: true }) };
  const card = cardOf(entry, cards);
  const vendor = card ? vendorOf(card) : openAccountType || page;
  if (popup && vendor)
    return {
      to: {
        place: 'lobby.vendor@1',
        params: { gameType: card?.gameType ?? gameType, vendor, name: title || card?.displayName || name },
      },
    };
  const lobby = page && lobbyAt(`/${page.toLowerCase()}`);
  if (lobby) return { to: { place: lobby, ...(openAccountType && { params: { page: openAccountType } }) } };
  if (page) return { to: lobbyTarget(gameType, page) };
  if (!openAccountType) return card ? { to: lobbyTarget(card.gameType as GameType, pageOf(card)) } : {};
  const game = card ? cardGameRef(card) : { vendor: openAccountType, gameType, name: title || name };
  return { run: { command: 'game.launch@1', request: { ...game, ...(noOpenWindow && { newWindow: false }) } } };
}

/** The card of the vendor that an entry names. */
function cardOf({ openAccountType, page, name }: VendorMenuItem, cards: readonly VendorCard[]): VendorCard | undefined {
  const named = [openAccountType, page, name].filter((code) => code !== '');
  for (const code of named) {
    const card = cards.find(({ accountTypeName, displayName }) => accountTypeName === code || displayName === code);
    if (card) return card;
  }
  return undefined;
}

function lobbyTarget(gameType: GameType, page: string) {
  return { place: lobbyOf(gameType), params: { page } };
}
