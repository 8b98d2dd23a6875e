import { render, screen } from '@testing-library/react';
import { LevelName } from './level-name';

test.each([
  ['#c9a227', 'rgb(201 162 39)'],
  ['rgb(255, 255, 255)', 'rgb(255 255 255)'],
  ['gold', ''],
  [undefined, ''],
])('draws a name of colour %s in %s on dark grounds, without a ground of its own [BAL-06]', (color, drawn) => {
  render(<LevelName name="Gold" color={color} title="Level" />);
  const level = screen.getByTitle('Level');
  expect(level.style.getPropertyValue('--on-dark')).toBe(drawn);
  expect(level.hasAttribute('data-colored')).toBe(drawn !== '');
  expect(screen.getByText('Gold').style.background).toBe('');
});
