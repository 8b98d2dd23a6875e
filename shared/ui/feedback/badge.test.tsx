import { render, screen } from '@testing-library/react';
import { Badge, badgeText } from './badge';

describe('Badge', () => {
  it.each([
    [-1, ''],
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '•••'],
    [4321, '•••'],
  ])('shows %d as "%s"', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('draws nothing at 0', () => {
    const { container } = render(<Badge count={0} label="0 unread" />);
    expect(container.innerHTML).toBe('');
  });

  it('has the count as text, also when it shows dots', () => {
    render(<Badge count={120} label="120 unread" />);
    expect(screen.getByRole('img', { name: '120 unread' }).textContent).toBe('•••');
  });
});
