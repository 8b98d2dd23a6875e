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
