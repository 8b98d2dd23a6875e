import { contrastFindings } from '@atrium/ui/tokens';
import { consoleThemes } from './console-themes';

it.each(Object.entries(consoleThemes))('has enough contrast for every text and control when %s', (_name, theme) => {
  expect(contrastFindings(theme)).toEqual([]);
});
