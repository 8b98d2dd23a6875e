import { languages } from '@atrium/contract';
import { Flag } from '@atrium/ui';
import { aurora, themeToCss } from '@atrium/ui/tokens';
import { render } from '@testing-library/react';

const rows = Object.entries(languages);

test.each(rows)('%s has a drawn flag', (language) => {
  const { container } = render(<Flag language={language} />);
  expect(container.querySelector('[data-flag]')).not.toBeNull();
});

test.each(rows)("%s has a family for its script, or is written in the theme's Latin ones", (_, { tag }) => {
  const starts = [...themeToCss(aurora).matchAll(/:root:lang\(([\w-]+)\)/g)].map(([, start = '']) => start);
  expect(
    new Intl.Locale(tag).maximize().script === 'Latn' || starts.some((start) => `${tag}-`.startsWith(`${start}-`)),
  ).toBe(true);
});
