import { render, screen } from '@testing-library/react';
import { LevelName } from './level-name';

test.each([
  ['#c9a227', 'rgb(201, 162, 39)', 'rgb(0, 0, 0)'],
  ['rgb(20, 30, 160)', 'rgb(20, 30, 160)', 'rgb(255, 255, 255)'],
  ['gold', '', ''],
  ['rgba(1, 2, 3, 0.1)', '', ''],
  [undefined, '', ''],
])('draws a name in %s on a ground it can be read on, or in the colour of the text', (color, drawn, ground) => {
  render(<LevelName name="Gold" color={color} />);
  const { style } = screen.getByText('Gold');
  expect([style.color, style.background]).toEqual([drawn, ground]);
});
