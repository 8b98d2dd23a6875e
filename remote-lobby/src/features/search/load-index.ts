import { gamesIndex } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { webClient } from '../games/web-client';
import { collectGames, type CollectedGames } from './collect-games';
import { GameIndex } from './game-index';

type Services = Pick<Host, 'api' | 'settings' | 'language'>;

const byPage = new WeakMap<Host['settings'], Map<string, Promise<GameIndex>>>();

/** The index in the page's language, loaded when it is first needed and kept for the page. A failure is not kept, nor an empty one. */
export function loadIndex(host: Services): Promise<GameIndex> {
  const byLanguage = byPage.get(host.settings) ?? new Map<string, Promise<GameIndex>>();
  byPage.set(host.settings, byLanguage);
  const language = host.language.current.get();
  const kept = byLanguage.get(language);
  if (kept) return kept;
  const index = loadGames(host, language).then(({ games, whole }) => new GameIndex(games, whole));
  byLanguage.set(language, index);
  index.then(
    ({ games }) => games.length === 0 && byLanguage.delete(language),
    () => byLanguage.delete(language),
  );
  return index;
}

/** By the one call for it; from the vendors' lists at a back end that does not have it, or answers it oddly. */
async function loadGames(host: Services, language: string): Promise<CollectedGames> {
  const request = { merchantCode: host.settings.merchant.code, language, platform: webClient.platform };
  const games = await host.api.call(gamesIndex, request).catch(() => []);
  return games.length > 0 ? { games, whole: true } : collectGames(host);
}
