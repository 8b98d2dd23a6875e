import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { wireDraws, wireGame } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import play from '.';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  jest.restoreAllMocks();
});

async function open(options: FakeHostOptions = {}, params: Record<string, string> = {}) {
  const host = lotteryHost({ placement: 'over', facts: ['switch:LOTTMINIGAME3'], ...options });
  mounted = await mountView(play, host, params);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading lotteries…' })).toBeNull());
  return host;
}

const numbers = () => screen.getAllByRole('button', { name: /^Keep / }).map(({ textContent }) => textContent);

test('rolls numbers for the next draw of a lottery, keeps pressed ones, and bets on them', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  const host = await open();
  expect(screen.getByRole('timer', { name: 'Time left to bet' }).textContent).toMatch(/^00:01:(20|1\d)$/);
  expect(numbers()).toEqual(['3', '3', '3', '3', '3']);

  const second = screen.getAllByRole('button', { name: 'Keep 3' })[1]!;
  fireEvent.click(second);
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  jest.mocked(Math.random).mockReturnValue(0.8);
  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  await waitFor(() => expect(numbers()).toEqual(['8', '3', '8', '8', '8']));

  fireEvent.click(screen.getByRole('button', { name: 'Bet' }));
  expect(host.records.commands).toEqual([
    { name: 'lottery.bet@1', request: { gameId: 'cqssc', gameCode: 'CQSSC', numbers: ['8', '3', '8', '8', '8'] } },
  ]);
});

test('after the draw it says how many numbers were in the right place', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  const first = wireGame({ remainTime: 13, numero: '20260102-0030' });
  let games = [first];
  const [own] = wireDraws(1);
  const drawn = [
    { ...own, gameCode: 'XJSSC', winNo: '0,0,0,0,0' },
    { ...own, numero: '20260102-0029', winNo: '9,9,9,9,9' },
    own,
  ];
  await open({ answers: { 'lottery.list': () => games, 'lottery.lottoDraws': drawn } });
  expect(screen.getByRole('status').textContent).toBe('');

  games = [wireGame({ numero: '20260102-0031' })];
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 6_000);
  document.dispatchEvent(new Event('visibilitychange'));
  const [draw] = wireDraws(1);
  expect(draw).toMatchObject({ numero: '20260102-0030', winNo: '3,0,9,9,1' });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Draw 20260102-0030: 2 of 5 numbers in the right place'),
  );
});

test('the edition s1 offers Thai and Vietnam lotteries only', async () => {
  const answers = {
    'lottery.list': [wireGame(), wireGame({ gameCode: 'THGOV6D', gameGroupId: 9 })],
    'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D', gameGroupId: 20 })],
  };
  await open({ facts: ['switch:SEALOTTMINIGAME3'], answers });
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('Game THGOV6D'),
    expect.stringContaining('Game HANOI5D'),
  ]);
});

test('the address names another edition', async () => {
  const answers = { 'lottery.list': [], 'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D', gameGroupId: 20 })] };
  await open({ answers }, { edition: 's1' });
  screen.getByRole('radio', { name: /HANOI5D/ });
});

test('a failed list offers a retry, without a message of the host', async () => {
  let tries = 0;
  const host = await open({
    answers: {
      'lottery.list': () => {
        if (++tries === 1) throw new Error('network');
        return [wireGame()];
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(numbers()).toHaveLength(5));
  expect(host.records.messages).toEqual([]);
});

test('says when there is no lottery', async () => {
  await open({ answers: { 'lottery.list': [] } });
  screen.getByText('No lotteries today');
});

test('a corner closes the game with it as the result; on a page of its own there is no button to move', async () => {
  const host = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Top right' }));
  expect(host.records.closed).toEqual(['top-right']);
  await mounted?.unmount();

  await open({ placement: 'page' });
  expect(screen.queryByRole('button', { name: 'Top right' })).toBeNull();
});
