import type { Endpoint } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';
import { wireDraws, wireGame } from './games';

/** A fake host with English texts, one game and its draws. */
export function lotteryHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'lottery',
    texts: { EN },
    places: config.places.map(({ name }) => name),
    abilities: config.abilities,
    ...options,
    answers: {
      'lottery.list': [wireGame()],
      'lottery.popular': [],
      'lottery.draws': ({ gameCode, count }: { gameCode: string; count: number }) =>
        wireDraws(9, gameCode).slice(0, count),
      'lottery.lottoDraws': ({ count }: { count: number }, { path }: Endpoint) =>
        wireDraws(9, path.replace('/lgw/draw/', '')).slice(0, count),
      ...options.answers,
    },
  });
}
