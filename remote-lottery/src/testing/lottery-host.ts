import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import EN from '../locales/EN.json';
import { wireDraws, wireGame } from './games';

/** The fake host with the lottery's English texts, one game and its draws. */
export function lotteryHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'lottery',
    texts: { EN },
    ...options,
    answers: {
      'lottery.list': [wireGame()],
      'lottery.popular': [],
      'lottery.draws': ({ gameCode, count }: { gameCode: string; count: number }) =>
        wireDraws(9, gameCode).slice(0, count),
      ...options.answers,
    },
  });
}
