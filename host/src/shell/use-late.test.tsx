import { act, render, screen } from '@testing-library/react';
import { useLate } from './use-late';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Part({ load }: { load: () => Promise<string> }) {
  return <p>{useLate(load) ?? 'nothing yet'}</p>;
}

test('code that could not be fetched is fetched again until it arrives', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('here');
  render(<Part load={load} />);
  await act(() => jest.advanceTimersByTimeAsync(5_999));
  expect(screen.getByText('nothing yet')).toBeTruthy();

  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('loading stops once the component is unmounted', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const { unmount } = render(<Part load={load} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(load).toHaveBeenCalledTimes(1);
});
