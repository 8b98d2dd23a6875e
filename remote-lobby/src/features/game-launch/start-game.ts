import { gamesLaunch, gamesLaunchLottery, gamesTrial, type GameMode } from '@atrium/api';
import { isCallError, type Endpoint, type GameRef, type Host } from '@atrium/contract';
import { gameAddress, ownOriginsOf } from '@atrium/ui/game-frame';
import { fetchMatch } from './fetch-match';
import { openGameWindow } from './game-window';
import { offerWindow } from './offer-window';
import { demoRequest, isLottery, launchRequest, lotteryLaunchRequest } from './launch-request';
import { reportPersonalChange } from '../personal-lists/personal-change';
import { knownVendorsOf } from '../vendors/known-vendors';
import { saveOpenedGame } from './opened-game';

export interface LaunchResult {
  /** False if the launch failed and the reason was shown. */
  opened: boolean;
}

const places = { real: 'lobby.game@1', demo: 'lobby.demo@1' } as const satisfies Record<GameMode, string>;

/** The launch on its way, by mode and game: a repeated press is the same launch, one on another game must wait. */
const pending = new Map<string, Promise<LaunchResult>>();

/**
 * Starts a game: requests its address, then shows it in a new window or in the portal's frame. The one launch path for
 * cards, banners, tiles and every other list. The host has already checked session and account kind.
 */
export function startGame(host: Host, game: GameRef, mode: GameMode): Promise<LaunchResult> {
  const key = JSON.stringify([mode, game.vendor, game.gameId, game.roomId, game.nodeId]);
  const same = pending.get(key);
  if (same) return same;
  if (pending.size > 0) {
    host.messages.toast({ kind: 'info', text: host.language.text('launch.wait') });
    return Promise.resolve({ opened: false });
  }
  const started = launchAndShow(host, game, mode).finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}

async function launchAndShow(host: Host, requested: GameRef, mode: GameMode): Promise<LaunchResult> {
  if (!requested.gameId && !requested.roomId) {
    await host.messages.notice(host.language.text('in_stay_tuned'));
    return { opened: false };
  }
  const vendors = knownVendorsOf(host);
  if (!requested.gameType) await vendors.load(host);
  const game = { ...requested, gameType: vendors.typeOf(requested) };
  const openWindow = () => (vendors.opens(game) ? openGameWindow(host.language.text('launch.opening')) : undefined);
  let gameWindow = openWindow();
  const cards = vendors.opens(game) === undefined ? vendors.load(host) : undefined;
  const address = await requestAddress(host, game, mode);
  if (address === undefined) {
    gameWindow?.close();
    return { opened: false };
  }
  reportPersonalChange(host, { change: 'played' });
  await cards;
  gameWindow ??= openWindow();
  if (gameWindow) {
    const result = await gameWindow.show(address);
    return { opened: result === 'blocked' ? await offerWindow(host, address) : result === 'shown' };
  }
  saveOpenedGame(mode, host, game, address);
  await host.navigation.open(places[mode], { gameType: game.gameType });
  return { opened: true };
}

/** The game's address; `undefined` after a failure, which has been reported. */
async function requestAddress(host: Host, game: GameRef, mode: GameMode): Promise<string | undefined> {
  // at the same time as the launch, so that it takes no longer
  const own = ownOriginsOf(host);
  try {
    const launched = await launch(host, game, mode);
    if (launched === 'declined') return undefined;
    const { address } = launched;
    const usable = gameAddress(address, { base: host.settings.gameBase, merchant: await own });
    if (usable === undefined) await reportFailure(host, address === '' ? 'launch.failed' : 'launch.unsafe');
    return usable;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (!error.details.handled && error.key !== 'cancelled')
      await reportFailure(host, 'launch.failed', error.details.requestId);
    return undefined;
  }
}

type Launched = { address: string } | 'declined';

/** Vendor lotteries have a launch call of their own, and so have the demos of visitors. */
async function launch(host: Host, game: GameRef, mode: GameMode): Promise<Launched> {
  const isVisitor = host.session.state.get().status === 'visitor';
  if (mode === 'demo' && isVisitor) return host.api.call(gamesTrial, demoRequest(game));
  if (mode === 'real' && isLottery(game))
    return launchFromWallet(host, gamesLaunchLottery, (confirmed) => lotteryLaunchRequest(host, game, confirmed));
  const match = await fetchMatch(host, game);
  return launchFromWallet(host, gamesLaunch, (confirmTrans) =>
    launchRequest(host, game, mode, { confirmTrans, match }),
  );
}

/** Where the vendor's wallet is too low and the main one is not, the person decides whether its balance moves. */
async function launchFromWallet<Request>(
  { api, messages, language }: Host,
  endpoint: Endpoint<Request, { address: string }>,
  requestOf: (confirmed: boolean) => Request,
): Promise<Launched> {
  const first = await api.call(endpoint, requestOf(false), { expects: ['launch_transfer_needed'] });
  if (first.ok) return first.value;
  const agreed = await messages.confirm({
    text: language.text('launch.transfer'),
    confirm: language.text('launch.transfer.confirm'),
  });
  return agreed ? api.call(endpoint, requestOf(true)) : 'declined';
}

/** Launch calls are silent, because some keys have their own messages; all other failures are reported here. */
function reportFailure({ messages, language }: Host, key: string, request?: string): Promise<void> {
  const text = language.text(key);
  return messages.warning(request === undefined ? text : { text, html: requestDetails(language, request) });
}

/** The number of the failed request for support, folded. */
function requestDetails(language: Host['language'], number: string): string {
  const details = document.createElement('details');
  details.append(document.createElement('summary'), language.text('request_number', { number }));
  details.firstElementChild?.append(language.text('details'));
  return details.outerHTML;
}
