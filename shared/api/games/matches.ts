import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseTextSchema, RequiredTextSchema, TimeSchema } from '../nothing';

export const gamesMatches = endpoint({
  id: 'games.matches',
  about: 'Matches that can be bet on, soonest first; the back end calls it game match v2.',
  method: 'GET',
  ...relay('gameMatchV2'),
  // a game also starts without a match
  silent: true,
  request: v.object({ merchantCode: v.string(), gameType: v.string(), language: v.string() }),
  answer: listOf(
    v.object({
      matchId: RequiredTextSchema,
      leagueId: v.optional(LooseTextSchema, ''),
      leagueName: v.optional(LooseTextSchema, ''),
      homeName: v.optional(LooseTextSchema, ''),
      awayName: v.optional(LooseTextSchema, ''),
      /** Milliseconds since 1970; bets are taken until then. */
      startTime: part(TimeSchema),
    }),
  ),
  example: {
    request: { merchantCode: 'aurora', gameType: 'SPORTS', language: 'EN' },
    answer: [
      {
        matchId: 'sports-14722561',
        leagueId: 'sports-league-1',
        leagueName: 'Valley Cup',
        homeName: 'Old Mill',
        awayName: 'Lakeside',
        startTime: 1_766_707_320_000,
      },
    ],
  },
});
