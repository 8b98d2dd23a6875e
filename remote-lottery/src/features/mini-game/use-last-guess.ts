import { latestDraws, lottoDrawsOf, type Draw, type LotteryGame } from '@atrium/api';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { countMatches } from './count-matches';

/** The numbers that a person had when betting on an issue closed, compared with its draw. */
export interface GuessResult {
  numero: string;
  matches: number;
  total: number;
}

interface Guess {
  gameCode: string;
  numero: string;
  numbers: readonly string[];
}

/** The result of the previous issue, once it is drawn: the numbers at its end are the guess. */
export function useLastGuess({ gameCode, numero }: LotteryGame, numbers: readonly string[]): GuessResult | undefined {
  const { api, signal } = useHost();
  const [draws] = useState(() => new Loadable<Draw[]>());
  const [current, setCurrent] = useState<Guess>({ gameCode, numero, numbers });
  const [closed, setClosed] = useState<Guess>();
  if (current.gameCode !== gameCode || current.numero !== numero || current.numbers !== numbers) {
    // another game begins again; another issue of the same game closes the guess
    if (current.gameCode !== gameCode) setClosed(undefined);
    else if (current.numero !== numero) setClosed(current);
    setCurrent({ gameCode, numero, numbers });
  }
  useEffect(() => {
    if (!closed) return;
    const quiet = { ...lottoDrawsOf(closed.gameCode), silent: true };
    void draws.load(() => api.call(quiet, { count: latestDraws }, { signal }));
  }, [api, closed, draws, signal]);
  const draw = draws.value?.find((found) => found.gameCode === closed?.gameCode && found.numero === closed.numero);
  if (!closed || !draw) return undefined;
  const { length: total } = closed.numbers;
  return { numero: closed.numero, matches: countMatches(closed.numbers, draw.winNo), total };
}
