import type { Engine } from '../../engine';
import { MovableClock } from '../control/movable-clock';
import { advanceClock } from './advance-clock';
import type { Job } from './job';

const minute = 60_000;

class TestClock extends MovableClock {
  #time = 0;
  override readonly now = () => this.#time;

  constructor() {
    super({} as Engine, () => 0);
  }

  override async move(milliseconds: number): Promise<void> {
    this.#time += milliseconds;
  }
}

it('runs every job after each step in order, and prepares before it', async () => {
  const clock = new TestClock();
  const happened: string[] = [];
  const at = (what: string) => happened.push(`${what} at ${clock.now() / minute}`);
  const draws: Job = {
    name: 'draws',
    about: '',
    prepare: async (until) => at(`commit until ${until / minute}`),
    run: async () => (at('draw'), 30),
  };
  const settling: Job = { name: 'settling', about: '', run: async () => (at('settle'), 1) };

  const advanced = await advanceClock(clock, [draws, settling], 70 * minute);
  expect(happened).toEqual([
    ...['commit until 30 at 0', 'draw at 30', 'settle at 30'],
    ...['commit until 60 at 30', 'draw at 60', 'settle at 60'],
    ...['commit until 70 at 60', 'draw at 70', 'settle at 70'],
  ]);
  expect(advanced).toEqual({ now: 70 * minute, steps: 3, done: { draws: 90, settling: 3 } });
});
