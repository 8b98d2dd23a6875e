import { render, screen } from '@testing-library/react';
import { searchIcon } from '../icons';
import { Centre } from './centre';

const pages = ['records', 'wallets'].map((name) => ({ name, icon: searchIcon }));

it('links to its pages and marks the current one', () => {
  render(
    <Centre
      label="My pages"
      pages={pages}
      current={pages[1]!}
      titleOf={({ name }) => name.toUpperCase()}
      link={({ name }, props) => <a href={`/${name}`} {...props} />}
    >
      <p>The page</p>
    </Centre>,
  );
  expect(screen.getByRole('navigation', { name: 'My pages' }).querySelectorAll('a')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'RECORDS' }).getAttribute('href')).toBe('/records');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('WALLETS');
  expect(screen.getByText('The page')).toBeTruthy();
});

it('scrolls to the current page, also when its list is complete only later', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
  const centre = (listed: typeof pages) => (
    <Centre
      label="My pages"
      pages={listed}
      current={pages[1]!}
      titleOf={({ name }) => name}
      link={({ name }, props) => <a href={`/${name}`} {...props} />}
    >
      <p>The page</p>
    </Centre>
  );
  const { rerender } = render(centre(pages.slice(0, 1)));
  const row = screen.getByRole('list');
  expect(row.scrollLeft).toBe(0);
  rerender(centre(pages));
  expect(row.scrollLeft).toBe(700);
  jest.restoreAllMocks();
});
