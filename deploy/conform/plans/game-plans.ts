import { callOf, exampleRequest, type Facts } from './facts';
import type { Plan } from './plan';

const launchRefusals = ['vendor_under_maintenance', 'game_maintenance', 'launch_game_balance_not_enough'];

/** Games and lotteries, with the back end's own games. */
export const gamePlans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  'games.launch': { request: (facts) => withGame(facts, 'games.launch'), refusals: launchRefusals },
  'games.trial': { request: (facts) => withGame(facts, 'games.trial'), refusals: launchRefusals },
  'games.launchLottery': { refusals: launchRefusals },
  'games.lotteryAddress': { refusals: launchRefusals },
  'lottery.issue': { request: (facts) => withLottery(facts, 'lottery.issue', { gameId: 'gameId' }) },
  'lottery.draws': { request: (facts) => withLottery(facts, 'lottery.draws', { gameCode: 'gameCode' }) },
  'lottery.lottoDraws': { request: (facts) => withLottery(facts, 'lottery.lottoDraws', { gameCode: 'gameCode' }) },
  'lottery.proof': { request: lastDraw, refusals: ['in_stay_tuned'] },
  'lottery.lobby': {
    request: (facts) => withLottery(facts, 'lottery.lobby', { lottoGameCode: 'gameCode' }),
    refusals: launchRefusals,
  },
};

async function withGame(facts: Facts, call: string): Promise<object | undefined> {
  const game = await facts.first('games.hot', '');
  if (!game) return undefined;
  const request = exampleRequest(callOf(call), facts.client);
  const own = ['gameId', 'nodeId', 'vassalage', 'roomId'].filter((name) => name in request && game[name] !== undefined);
  return { ...request, ...Object.fromEntries(own.map((name) => [name, String(game[name])])) };
}

async function lastDraw(facts: Facts): Promise<object | undefined> {
  const draw = await facts.first('lottery.opened', '');
  return draw && { gameCode: String(draw['gameCode']), numero: String(draw['numero']) };
}

/** @param fields fields of the request, each with the field of the lottery that it takes */
async function withLottery(
  facts: Facts,
  call: string,
  fields: Readonly<Record<string, string>>,
): Promise<object | undefined> {
  const lottery = await facts.first('lottery.list', '');
  if (!lottery) return undefined;
  const own = Object.entries(fields).map(([name, from]) => [name, String(lottery[from])]);
  return { ...exampleRequest(callOf(call), facts.client), ...Object.fromEntries(own) };
}
