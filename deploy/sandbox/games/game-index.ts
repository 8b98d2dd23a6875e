import type { WireGameIndex } from '@atrium/api';
import type { Merchant } from '../merchants/merchant';
import { gamesOf, nameOf } from './catalogue';
import { featuresOf } from './game-facts';

const kept = new WeakMap<object, Map<string, WireGameIndex>>();

/** All games of the merchant in a language, by column. Built once for each; the answer must not be changed. */
export function gameIndex(merchant: Pick<Merchant, 'vendors'>, language: string): WireGameIndex {
  const games = gamesOf(merchant);
  const byLanguage = kept.get(games) ?? new Map<string, WireGameIndex>();
  kept.set(games, byLanguage);
  const index = byLanguage.get(language) ?? build(games, language);
  byLanguage.set(language, index);
  return index;
}

function build(games: ReturnType<typeof gamesOf>, language: string): WireGameIndex {
  const [vendors, vendor] = listed(games.map((game) => game.vendor));
  const [gameTypes, gameType] = listed(games.map((game) => game.gameType));
  const [categories, gameClassify] = listed(games.map(({ category }) => category));
  const [features, feature] = listed(games.map(({ kind }) => [...featuresOf[kind]]));
  const [tags, tag] = listed(games.map((game) => [...game.tags]));
  return {
    vendors,
    gameTypes,
    categories,
    features,
    tags,
    games: {
      nodeId: games.map(({ nodeId }) => nodeId),
      gameId: games.map(({ gameId }) => gameId),
      displayName: games.map((game) => nameOf(game, language)),
      gameName: games.map(({ names }) => names.EN),
      supportPlay: games.map(({ demo }) => (demo ? 0 : 1)),
      vendor,
      gameType,
      gameClassify,
      features: feature,
      tags: tag,
    },
  };
}

/** The different values, and the position of each value among them. */
function listed<Value>(values: Value[]): [different: Value[], positions: number[]] {
  const found = new Map<string, number>();
  const different: Value[] = [];
  const positions = values.map((value) => {
    const key = JSON.stringify(value);
    const position = found.get(key) ?? different.push(value) - 1;
    found.set(key, position);
    return position;
  });
  return [different, positions];
}
