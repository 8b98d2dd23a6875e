import { languageCodes } from '@atrium/contract';
import { siteChanged } from './site-changed';

test.each(languageCodes)('announces in %s that the site has changed, once per page', (code) => {
  const toast = jest.fn();
  const notify = siteChanged({ toast }, () => code);
  notify();
  notify();
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith({ kind: 'info', text: expect.any(String) as string, duration: 'stays' });
});

test('announces it differently in each language', () => {
  const said = new Set<string>();
  for (const code of languageCodes) siteChanged({ toast: ({ text }) => void said.add(text) }, () => code)();
  expect(said.size).toBe(languageCodes.length);
});
