import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GameCard, type GameCardProps } from './game-card';

const shown = (props: Partial<GameCardProps> = {}) => {
  const [play, demo] = [jest.fn(), jest.fn()];
  render(
    <GameCard
      name="Golden Dragon"
      vendor="Nova"
      art={<svg />}
      playLabel="Play"
      onPlay={play}
      demoLabel="Demo"
      onDemo={demo}
      {...props}
    />,
  );
  return { play, demo };
};

describe('GameCard', () => {
  it("plays and starts demos by buttons with the game's name", async () => {
    const { play, demo } = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Play Golden Dragon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Demo Golden Dragon' }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(demo).toHaveBeenCalledTimes(1);
  });

  it('has no demo button without a demo', () => {
    shown({ onDemo: undefined });
    expect(screen.queryByRole('button', { name: /Demo/ })).toBeNull();
  });

  it('shows why it cannot be played instead of a play button', () => {
    shown({ unavailable: 'Under maintenance' });
    expect(screen.getByRole('article', { name: 'Golden Dragon' }).textContent).toContain('Under maintenance');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not open twice while opening', async () => {
    const { play } = shown({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Play Golden Dragon' }));
    expect(play).not.toHaveBeenCalled();
  });
});
