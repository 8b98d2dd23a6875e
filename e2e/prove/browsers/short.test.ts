import { jest } from '@jest/globals';
import { runShortStories } from './short';
import { stories } from './stories';

it('skips the stories of a missing browser and prints the reason', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const short = stories.filter((story) => story.short).length;
  const find = () =>
    Promise.resolve([
      { engine: 'firefox' as const, missing: 'firefox-esr is not installed' },
      { engine: 'webkit' as const, missing: 'webkit2gtk-driver is not installed' },
    ]);
  expect(await runShortStories({ find })).toEqual({ passed: 0, failed: 0, skipped: 2 * short });
  expect(printed.mock.calls.flat()).toEqual([
    '  - firefox is skipped: firefox-esr is not installed',
    '  - webkit is skipped: webkit2gtk-driver is not installed',
  ]);
});
