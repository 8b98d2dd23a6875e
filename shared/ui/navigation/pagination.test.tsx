import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

const shown = (page: number, pageCount: number) => {
  const change = jest.fn();
  render(<Pagination page={page} pageCount={pageCount} onChange={change} labels={labels} />);
  return change;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Pagination', () => {
  it('opens a page, the next and the previous one', async () => {
    const change = shown(3, 5);
    await press('Page 5');
    await press('Next');
    await press('Previous');
    expect(change.mock.calls).toEqual([[5], [4], [2]]);
  });

  it('marks the current page and does not request it again', async () => {
    const change = shown(3, 5);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3');
    await press('Page 3');
    expect(change).not.toHaveBeenCalled();
  });

  it('does not go beyond the ends', () => {
    shown(1, 2);
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false);
  });

  it('is absent when there is one page', () => {
    shown(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
