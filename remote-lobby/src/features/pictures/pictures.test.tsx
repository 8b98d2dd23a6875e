import { HostProvider } from '@atrium/contract/react';
import { fireEvent, render } from '@testing-library/react';
import { lobbyHost } from '../../testing/lobby-host';
import { GamePicture } from './game-picture';
import { pictureAddress } from './picture-address';

const settings = { imageBase: 'https://img.test/', merchant: { code: 'aurora', name: 'Aurora' } };

test.each([
  ['icons/fruit.png', 'https://img.test/aurora/icons/fruit.png'],
  ['/icons/fruit.png', 'https://img.test/aurora/icons/fruit.png'],
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['art:fruit-harbour', undefined],
  ['scene:night', undefined],
  ['', undefined],
])('resolves %s to %s [LOB-29]', (source, expected) => {
  expect(pictureAddress(source, settings)).toBe(expected);
});

test('replaces a picture that fails to load by a drawing [LOB-30]', () => {
  const { container } = render(
    <HostProvider value={lobbyHost({ settings })}>
      <GamePicture icon="icons/missing.png" seed="fruit-harbour" gameType="RNG" />
    </HostProvider>,
  );
  const image = container.querySelector('img');
  expect(image?.src).toBe('https://img.test/aurora/icons/missing.png');

  fireEvent.error(image as Element);

  expect(container.querySelector('img')).toBeNull();
  expect(container.children).toHaveLength(1);
});
