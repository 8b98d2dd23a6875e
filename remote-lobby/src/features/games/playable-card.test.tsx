import type { Game } from '@atrium/api';
import { HostProvider } from '@atrium/contract/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useState } from 'react';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import { knownVendorsOf } from '../vendors/known-vendors';
import { PlayableCard } from './playable-card';
import { usePlaying } from './use-playing';

/** Games with names that were read: their cards rendered. */
const rendered = new Set<string>();
const game = (gameId: string) => ({
  ...({ vendor: 'NOVA', gameType: 'RNG', gameId, showIcon: '' } as Game),
  get displayName() {
    rendered.add(gameId);
    return gameId;
  },
});
const listed: Game[] = [game('fruits'), game('dragons')];
const favourites = observable.map<string, true>();
const hearts = {
  has: ({ gameId }: Game) => favourites.has(gameId),
  toggle: ({ gameId }: Game) => runInAction(() => favourites.set(gameId, true)),
};

function List() {
  const playing = usePlaying();
  const [filter, setFilter] = useState('');
  return (
    <>
      <input aria-label="Filter" value={filter} onChange={({ target }) => setFilter(target.value)} />
      {listed.map((one) => (
        <PlayableCard key={one.gameId} game={one} playing={playing} hearts={hearts} />
      ))}
    </>
  );
}

test('only the card of the game that opens or becomes a favourite renders again', async () => {
  let open: () => void = () => undefined;
  const host = lobbyHost({ facts: everySwitch });
  knownVendorsOf(host).cards = [];
  host.commands.run = (() => new Promise<void>((resolve) => (open = resolve))) as never;
  await act(
    async () =>
      void render(<List />, { wrapper: ({ children }) => <HostProvider value={host}>{children}</HostProvider> }),
  );
  const since = () => {
    const names = [...rendered];
    rendered.clear();
    return names;
  };
  expect(since()).toEqual(['fruits', 'dragons']);

  fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'a' } });
  expect(since()).toEqual([]);

  const play = screen.getByRole('button', { name: /Play dragons/ });
  fireEvent.click(play);
  expect(play.getAttribute('aria-busy')).toBe('true');
  expect(since()).toEqual(['dragons']);
  await act(async () => open());
  expect(play.getAttribute('aria-busy')).toBeNull();
  expect(since()).toEqual(['dragons']);

  const heart = screen.getAllByRole('button', { pressed: false })[0] as HTMLElement;
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(since()).toEqual(['fruits']);
});
