import { shortenPolicy } from './shorten-policy';

it('prints the number of sources of a domain where there are more than three', () => {
  const games = ['a', 'b', 'c', 'd'].map((vendor) => `https://${vendor}.games.example:1`).join(' ');
  expect(shortenPolicy(`default-src 'none'; frame-src ${games} https://chat.example:1; object-src 'none'`)).toBe(
    "default-src 'none'; frame-src (4 of https://*.games.example:1) https://chat.example:1; object-src 'none'",
  );
});
