import { lotteryMode } from './lottery-mode';
import { asksForLobby, readLotteryQuery } from './lottery-query';

const query = (params: Record<string, string> = {}) => readLotteryQuery(params);

test('reads all eight parameters [LRV-01]', () => {
  const params = {
    gameCode: 'CQSSC',
    playType: 'SSC_STRAIGHT',
    gameId: '1',
    lMode: '2',
    type: 'a',
    id: 'b',
    bet_param: '1,2',
    lottoGameGroup: 'SSC',
  };
  expect(query({ ...params, other: 'x' })).toEqual(params);
});

test('without a game it is the lobby that is asked for [LRV-02]', () => {
  expect(asksForLobby(query())).toBe(true);
  expect(asksForLobby(query({ gameCode: '' }))).toBe(true);
  expect(asksForLobby(query({ gameCode: 'CQSSC' }))).toBe(false);
  expect(asksForLobby(query({ gameId: '1' }))).toBe(false);
});

test('mode 1 is Traditional and 2 Entertainment [LRV-08]', () => {
  expect(lotteryMode(query({ lMode: '1' }))).toBe('Traditional');
  expect(lotteryMode(query({ lMode: '2' }))).toBe('Entertainment');
});

test('the mode is Traditional unless chosen, and long_dragon is always played in the second [LRV-10]', () => {
  expect(lotteryMode(query())).toBe('Traditional');
  expect(lotteryMode(query({ lMode: '9' }))).toBe('Traditional');
  expect(lotteryMode(query({ gameCode: 'long_dragon' }))).toBe('Entertainment');
  expect(lotteryMode(query({ gameCode: 'long_dragon', lMode: '1' }))).toBe('Entertainment');
});
