import {
  gamesLaunch,
  gamesLaunchLottery,
  gamesLogout,
  gamesLotteryAddress,
  gamesTrial,
  type GameMode,
} from '@atrium/api';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { issueTicket } from '../play/tickets';
import { endPlaySessions } from '../play/play-sessions';
import { balanceOf } from '../wallets/wallet';
import type { Call, CustomerCall } from '../wire/call';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { gamesOf } from './catalogue';
import { vendorFault } from './vendor-fault';
import type { Game } from './game';
import { closedVendors } from './maintenance';
import { rememberPlayed } from './personal-lists';

interface GameReference {
  matchId?: string | undefined;
  gameId?: string | undefined;
  nodeId?: string | undefined;
  roomId?: string | undefined;
  vassalage?: string | undefined;
}

export const launchOperations = (backend: Backend): Operation[] => [
  customerOperation(gamesLaunch, async (request, call) => {
    const mode: GameMode = request.accountType === 1 ? 'real' : 'demo';
    return { game_url: await launch(backend, call, request, mode, request.language), game_url2: '' };
  }),

  customerOperation(gamesLaunchLottery, async ({ lottoGameCode, language }, call) => ({
    gameUrl: await launch(backend, call, { gameId: lottoGameCode }, 'real', language),
  })),

  customerOperation(gamesLotteryAddress, async ({ lottoGameCode }, call) => ({
    game_url: await launch(backend, call, { gameId: lottoGameCode }, 'real', call.language),
    game_url2: '',
  })),

  publicOperation(gamesTrial, async (request, call) => {
    const game = await findOpenGame(backend, call, request);
    await requireDemo(backend, call, game);
    if (vendorFault(game.vendor) === 'no-address') return { game_url: '', game_url2: '' };
    const language = request.language ?? call.language;
    return { game_url: await issueTicket(backend, call, game, 'demo', language), game_url2: '' };
  }),

  publicOperation(gamesLogout, (_request, { customer }) =>
    customer ? endPlaySessions(backend, customer.sessionHash) : undefined,
  ),
];

/** The address of a game for a customer. @throws Refusal that says why the game does not start. */
async function launch(
  backend: Backend,
  call: CustomerCall,
  reference: GameReference,
  mode: GameMode,
  language: string,
): Promise<string> {
  const { account } = call.customer;
  if (mode === 'real' && account.kind === 4) throw new Refusal('in_need_true_account');
  const game = await findOpenGame(backend, call, reference);
  if (mode === 'demo') await requireDemo(backend, call, game);
  else if (
    vendorFault(game.vendor) === 'low-balance' ||
    (await balanceOf(backend, backend.engine.database, account)) < call.merchant.stakes[0]
  ) {
    throw new Refusal('launch_game_balance_not_enough');
  }
  if (vendorFault(game.vendor) === 'no-address') return '';
  await rememberPlayed(backend, account.id, game);
  return withMatch(await issueTicket(backend, call, game, mode, language), reference.matchId);
}

/** The page of a bet on matches shows this match first. */
function withMatch(address: string, match: string | undefined): string {
  return match ? `${address}&${new URLSearchParams({ match })}` : address;
}

/**  @throws Refusal for an unknown game, and for one of a vendor under maintenance. */
async function findOpenGame(backend: Backend, { merchant }: Call, reference: GameReference): Promise<Game> {
  const game = gamesOf(merchant).find((candidate) => isReferenced(candidate, reference));
  if (!game) throw new Refusal('in_stay_tuned');
  const maintenance = (await closedVendors(backend, merchant.code)).get(game.vendor);
  if (maintenance) {
    throw new Refusal('vendor_under_maintenance', {
      text: maintenance.message || undefined,
      value: {
        resType: 1,
        message: maintenance.message,
        maintainTime: maintenance.beginsAt.getTime(),
        endTime: maintenance.endsAt.getTime(),
      },
    });
  }
  return game;
}

/**
 * Matches a game by `gameId`, by `roomId`, or by `nodeId` if both are missing or repeat it, as for a list that names a
 * game by one id only; a given vendor must match too.
 */
function isReferenced(game: Game, { gameId, roomId, nodeId, vassalage }: GameReference): boolean {
  if (vassalage && vassalage !== game.vendor) return false;
  const name = gameId || roomId;
  return name && name !== nodeId ? game.gameId === name : game.nodeId === nodeId;
}

/** Demos are open to visitors and trial accounts where the merchant allows it. */
async function requireDemo(backend: Backend, { merchant }: Call, game: Game): Promise<void> {
  if (!(await isSwitchOn(backend, merchant, 'FREEPLAY3'))) throw new Refusal('free_play_closed');
  if (!game.demo) throw new Refusal('in_stay_tuned');
}
