import config from '../../../remote.config';
import { lotteryMode } from './lottery-mode';
import { isLobby, readLotteryQuery } from './lottery-query';

const query = (params: Record<string, string> = {}) => readLotteryQuery(params);

test('reads all eight parameters, which its place passes on [LRV-01]', () => {
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
  const place = config.places.find(({ name }) => name === 'lottery.home@1');
  expect(place).toMatchObject({ params: Object.keys(params) });
});

test('is the lobby without a game [LRV-02]', () => {
  expect(isLobby(query())).toBe(true);
  expect(isLobby(query({ gameCode: '' }))).toBe(true);
  expect(isLobby(query({ gameCode: 'CQSSC' }))).toBe(false);
  expect(isLobby(query({ gameId: '1' }))).toBe(false);
});

test('mode 1 is Traditional and mode 2 Entertainment [LRV-08]', () => {
  expect(lotteryMode(query({ lMode: '1' }))).toBe('Traditional');
  expect(lotteryMode(query({ lMode: '2' }))).toBe('Entertainment');
});

test('the default mode is Traditional; long_dragon always uses mode 2 [LRV-10]', () => {
  expect(lotteryMode(query())).toBe('Traditional');
  expect(lotteryMode(query({ lMode: '9' }))).toBe('Traditional');
  expect(lotteryMode(query({ gameCode: 'long_dragon' }))).toBe('Entertainment');
  expect(lotteryMode(query({ gameCode: 'long_dragon', lMode: '1' }))).toBe('Entertainment');
});
