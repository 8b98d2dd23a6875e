import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import EN from '../locales/EN.json';
import { wireDraws, wireGame } from './games';

/** A fake host with English texts, one game and its draws. */
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
