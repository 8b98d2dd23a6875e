import { render, screen } from '@testing-library/react';
import { ServerHtml } from './server-html';

const clean = (html: string) => Promise.resolve(html.replaceAll(/<\/?i>/g, ''));

test('HTML is shown after cleaning, never before', async () => {
  let finish: (safe: string) => void = () => undefined;
  const sanitize = () => new Promise<string>((resolve) => (finish = resolve));
  const { container } = render(<ServerHtml html="<i>Raw</i>" sanitize={sanitize} failure="Not loaded" />);
  expect(container.textContent).toBe('');
  finish('<b>Clean</b>');
  expect((await screen.findByText('Clean')).tagName).toBe('B');
  expect(container.querySelector('i')).toBeNull();
});

test('changed HTML replaces the former once it is cleaned', async () => {
  const { rerender } = render(<ServerHtml html="<i>One</i>" sanitize={clean} failure="Not loaded" />);
  await screen.findByText('One');
  rerender(<ServerHtml html="<i>Two</i>" sanitize={clean} failure="Not loaded" />);
  expect(screen.getByText('One')).toBeTruthy();
  await screen.findByText('Two');
});

test('without its cleaner nothing of it is shown', async () => {
  const sanitize = () => Promise.reject(new Error('no chunk'));
  render(<ServerHtml html="Raw" sanitize={sanitize} failure="Not loaded" />);
  await screen.findByText('Not loaded');
  expect(screen.queryByText('Raw')).toBeNull();
});
