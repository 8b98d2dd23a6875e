import { contrastFindings } from '@atrium/ui/tokens';
import { consoleThemes } from './console-themes';

it.each(Object.entries(consoleThemes))('has contrast enough for every text and control when %s', (_name, theme) => {
  expect(contrastFindings(theme)).toEqual([]);
});
