import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { part } from '../list';
import { AnythingSchema } from '../nothing';

/** Back ends also write `false`, a number or an object where they have no address. */
const addressText = part(v.string());

/**
 * The address of a game: `game_url` first, `game_url2` when it is empty; an empty result is a failed launch, and so is an
 * answer that is no object.
 */
export const LaunchAddressSchema = v.pipe(
  part(v.object({ game_url: addressText, game_url2: addressText })),
  v.transform((answer) => ({ address: answer?.game_url || answer?.game_url2 || '' })),
);

export const gameModes = ['real', 'demo'] as const;

/** For money, or a demo with play credits. */
export type GameMode = (typeof gameModes)[number];

const text = v.optional(v.string(), '');

/** Whether the person has confirmed that the main wallet moves to the vendor's. */
const confirmTrans = v.optional(v.boolean());

export const gamesLaunch = endpoint({
  id: 'games.launch',
  about: 'Address at which a game starts for this member; `accountType` 0 free, 1 real.',
  method: 'POST',
  ...relay('getLaunchAddressV2'),
  request: v.object({
    gameId: text,
    nodeId: text,
    roomId: v.optional(v.string()),
    matchId: text,
    leagueId: text,
    accountType: v.picklist([0, 1]),
    confirmTrans: v.boolean(),
    vassalage: v.string(),
    launchMode: v.literal('GLS'),
    platform: v.string(),
    clientType: v.literal(3),
    language: v.string(),
    merchantCode: v.string(),
    sourceType: text,
    marketingDetailId: text,
  }),
  answer: LaunchAddressSchema,
  example: {
    request: {
      gameId: 'fruit-harbour',
      nodeId: '1',
      matchId: '',
      leagueId: '',
      accountType: 1,
      confirmTrans: false,
      vassalage: 'NOVA',
      launchMode: 'GLS',
      platform: 'W',
      clientType: 3,
      language: 'EN',
      merchantCode: 'aurora',
      sourceType: '',
      marketingDetailId: '',
    },
    answer: { game_url: 'http://nova.games.localhost/fruit-harbour?ticket=…' },
  },
});

/** The fields of launchGame for a vendor's lottery. */
export const LotteryLaunchSchema = v.object({
  device: v.string(),
  lottoArea: v.string(),
  /** `Lott` or `Elott`. */
  lottoPrizeMode: v.string(),
  /** The game type. */
  launchMode: v.string(),
  language: v.string(),
  lottoGameCode: v.string(),
  lottoView: v.string(),
  hasLobby: v.boolean(),
  labelName: v.string(),
  confirmTrans,
});

/** The second shape of launchGame, at the same path: a lottery in a mode. */
export const LotteryModeLaunchSchema = v.object({
  launchMode: v.string(),
  /** `Traditional`, `Entertainment` or `tradition`. */
  lottoMode: v.string(),
  lottoGameCode: v.string(),
  language: v.string(),
  confirmTrans,
});

export const gamesLaunchLottery = endpoint({
  id: 'games.launchLottery',
  about: "Address at which a vendor's lottery starts for this member; the back end calls it launchGame.",
  method: 'POST',
  path: '/wps/game/launchGame',
  // named keys have their own messages, and a launch shows all others
  silent: true,
  request: v.union([LotteryLaunchSchema, LotteryModeLaunchSchema]),
  answer: v.pipe(
    part(v.object({ gameUrl: addressText })),
    v.transform((answer) => ({ address: answer?.gameUrl ?? '' })),
  ),
  example: {
    request: {
      device: 'WEB',
      lottoArea: '',
      lottoPrizeMode: 'Lott',
      launchMode: 'LOTT',
      language: 'EN',
      lottoGameCode: 'quick-draw',
      lottoView: '',
      hasLobby: false,
      labelName: 'Quick Draw',
    },
    answer: { gameUrl: 'http://draw.games.localhost/play/quick-draw?ticket=…' },
  },
});

export const gamesLotteryAddress = endpoint({
  id: 'games.lotteryAddress',
  about: 'Address of a lottery by its code, without other launch fields; the back end calls it getLottURL.',
  method: 'GET',
  ...relay('getLottURL'),
  request: v.object({ prizeMode: v.string(), lottoGameCode: v.string() }),
  answer: LaunchAddressSchema,
  example: {
    request: { prizeMode: 'Lott', lottoGameCode: 'quick-draw' },
    answer: { game_url: 'http://draw.games.localhost/play/quick-draw?ticket=…' },
  },
});

export const gamesTrial = endpoint({
  id: 'games.trial',
  about: 'Address of a free demo.',
  method: 'POST',
  ...relay('trialGame'),
  request: v.object({
    nodeId: text,
    gameId: text,
    platform: v.string(),
    vassalage: v.optional(v.string()),
    language: v.optional(v.string()),
  }),
  answer: LaunchAddressSchema,
  example: {
    request: { nodeId: '1', gameId: 'fruit-harbour', platform: 'W' },
    answer: { game_url: 'http://nova.games.localhost/fruit-harbour?demo=1' },
  },
});

export const gamesLogout = endpoint({
  id: 'games.logout',
  about: 'Reports to the vendors that the member has left the game.',
  method: 'POST',
  ...relay('gameLogout'),
  request: v.object({}),
  answer: AnythingSchema,
  example: { request: {}, answer: null },
});
