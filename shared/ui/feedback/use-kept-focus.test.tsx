import { render, screen } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus';

function Region({ items, heading }: { items: string[]; heading?: string }) {
  const region = useKeptFocus();
  return (
    <section ref={region}>
      {heading && <h2>{heading}</h2>}
      {items.map((item) => (
        <button key={item}>{item}</button>
      ))}
    </section>
  );
}

const page = (items: string[], heading?: string) => (
  <main>
    <h1>Team</h1>
    <a href="/">Home</a>
    <Region items={items} {...(heading && { heading })} />
  </main>
);

it.each([
  ['its heading', 'Members', 'Members'],
  ['the nearest heading around a region without one', undefined, 'Team'],
])('gives the focus of a removed element to %s', (_, heading, expected) => {
  const { rerender } = render(page(['one', 'two'], heading));
  screen.getByRole('button', { name: 'one' }).focus();
  rerender(page(['two'], heading));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: expected }));
});

it('leaves the focus where it is while its element stays, and where it was elsewhere', () => {
  const { rerender } = render(page(['one', 'two']));
  screen.getByRole('button', { name: 'two' }).focus();
  rerender(page(['two']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }));
  screen.getByRole('link', { name: 'Home' }).focus();
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
});
