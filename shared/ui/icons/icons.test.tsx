import { render, screen } from '@testing-library/react';
import { heartIcon, Icon, iconNamed, namedIcons } from '.';

describe('icons', () => {
  it('are hidden from screen readers without a label', () => {
    const { container } = render(<Icon shape={heartIcon} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    render(<Icon shape={heartIcon} label="Favourite" />);
    expect(screen.getByRole('img', { name: 'Favourite' })).toBeTruthy();
  });

  it('are found by name in any case, including the eight categories', () => {
    for (const name of ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'RNG', 'LOTT', 'ELOTT'])
      expect(iconNamed(name)).toMatch(/^M/);
    expect(iconNamed('no-such-icon')).toBeUndefined();
    expect(iconNamed('constructor')).toBeUndefined();
    expect(iconNamed(undefined)).toBeUndefined();
  });

  it('are all different', () => {
    const shapes = Object.values(namedIcons);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
