import {
  gamesLaunch,
  gamesLaunchLottery,
  gamesLogout,
  gamesLotteryAddress,
  gamesTrial,
  lottoLobby,
  type GameMode,
} from '@atrium/api';
import { lookOf } from '../../merchants';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { offeredGame } from '../lottery/offer';
import { issueTicket } from '../play/tickets';
import { endPlaySessions } from '../play/play-sessions';
import { moveAllToVendor } from '../wallets/transfer-wallets';
import { hasVendorWallet, playBalanceOf } from '../wallets/vendor-wallet';
import { balanceOf } from '../wallets/wallet';
import type { Call, CustomerCall } from '../wire/call';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { gamesOf, offersVendor } from './catalogue';
import { longDragon, lotteryGames, lotteryVendor } from './lottery-games';
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
  /** Whether the person has confirmed that the main wallet moves to the vendor's. */
  confirmTrans?: boolean | undefined;
}

export const launchOperations = (backend: Backend): Operation[] => [
  customerOperation(gamesLaunch, async (request, call) => {
    const mode: GameMode = request.accountType === 1 ? 'real' : 'demo';
    return { game_url: await launch(backend, call, request, mode, request.language), game_url2: '' };
  }),

  customerOperation(gamesLaunchLottery, async (request, call) => {
    const { lottoGameCode, language, confirmTrans } = request;
    const mode = 'lottoMode' in request ? request.lottoMode : undefined;
    return { gameUrl: await launchLottery(backend, call, lottoGameCode, { language, mode, confirmTrans }) };
  }),

  customerOperation(gamesLotteryAddress, async ({ lottoGameCode }, call) => ({
    game_url: await launchLottery(backend, call, lottoGameCode, { language: call.language }),
    game_url2: '',
  })),

  customerOperation(lottoLobby, async ({ lottoGameCode, lottoMode, lang }, call) => ({
    game_url: isLotteryOf(call, lottoGameCode)
      ? await launchLottery(backend, call, lottoGameCode, { language: lang, mode: lottoMode })
      : '',
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
  // its page also shows earlier bets, which a player without money wants to see
  else if (game.vendor === lotteryVendor) await bringFunds(backend, call, game.vendor, reference.confirmTrans === true);
  else if (vendorFault(game.vendor) === 'low-balance') throw new Refusal('launch_game_balance_not_enough');
  else await requireFunds(backend, call, game.vendor, reference.confirmTrans === true);
  if (vendorFault(game.vendor) === 'no-address') return '';
  // lotteries have a list of their own
  if (game.vendor !== lotteryVendor) await rememberPlayed(backend, account.id, game);
  return withMatch(await issueTicket(backend, call, game, mode, language), reference.matchId);
}

/** As `requireFunds`, but a balance that is too low everywhere is no refusal. @throws Refusal `launch_transfer_needed` */
async function bringFunds(...asked: Parameters<typeof requireFunds>): Promise<void> {
  try {
    await requireFunds(...asked);
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== 'launch_game_balance_not_enough') throw error;
  }
}

/**
 * Requires the least stake in the wallet that the vendor's games are played from.
 * @throws Refusal `launch_transfer_needed` when the main wallet has it, `launch_game_balance_not_enough`
 */
async function requireFunds(
  backend: Backend,
  { merchant, customer: { account } }: CustomerCall,
  vendor: string,
  confirmed: boolean,
): Promise<void> {
  const { database } = backend.engine;
  if (confirmed) await moveAllToVendor(backend, merchant, account, vendor);
  const [least] = merchant.stakes;
  if ((await playBalanceOf(backend, database, account, vendor)) >= least) return;
  const inMain = (await hasVendorWallet(backend, database, account, vendor))
    ? await balanceOf(backend, database, account)
    : 0;
  throw new Refusal(inMain >= least ? 'launch_transfer_needed' : 'launch_game_balance_not_enough');
}

interface LotteryLaunch {
  language: string;
  /** The layout of the betting page. */
  mode?: string | undefined;
  confirmTrans?: boolean | undefined;
}

/** The address of a vendor's lottery by its id, or of the betting page of a numbered lottery by its code. */
async function launchLottery(
  backend: Backend,
  call: CustomerCall,
  code: string,
  { language, mode = 'Traditional', confirmTrans }: LotteryLaunch,
): Promise<string> {
  const address = await launch(backend, call, { gameId: code, confirmTrans }, 'real', language);
  // long dragon has one layout
  const layout = code === longDragon ? 'Entertainment' : mode;
  const { scheme } = lookOf(call.merchant);
  return address && isLotteryOf(call, code) ? `${address}&${new URLSearchParams({ mode: layout, scheme })}` : address;
}

/** Whether the merchant offers a numbered lottery of this code. */
function isLotteryOf({ merchant }: Call, code: string): boolean {
  const offered = code === longDragon || offeredGame(merchant.code, { code }) !== undefined;
  return offersVendor(merchant, lotteryVendor) && offered;
}

/** The page of a bet on matches shows this match first. */
function withMatch(address: string, match: string | undefined): string {
  return match ? `${address}&${new URLSearchParams({ match })}` : address;
}

/**  @throws Refusal for an unknown game, and for one of a vendor under maintenance. */
async function findOpenGame(backend: Backend, call: Call, reference: GameReference): Promise<Game> {
  const { merchant } = call;
  const { gameId = '' } = reference;
  const game =
    gamesOf(merchant).find((candidate) => isReferenced(candidate, reference)) ??
    (isLotteryOf(call, gameId) ? lotteryGames.find((candidate) => candidate.gameId === gameId) : undefined);
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
