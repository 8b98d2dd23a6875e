import { render, screen } from '@testing-library/react';
import { Shell } from './shell';

let mockPlace: { quiet?: boolean; alone?: boolean } = {};

jest.mock('./portal', () => ({
  usePortal: () => ({ page: { page: { kind: 'place', place: { place: mockPlace } } } }),
}));
jest.mock('./header/header', () => mockParts('Header'));
jest.mock('./menu/menu-bar', () => mockParts('MenuBar'));
jest.mock('./tab-bar/tab-bar', () => mockParts('TabBar'));
jest.mock('./footer', () => mockParts('Footer'));
jest.mock('./right-bar/right-bar', () => ({ ...mockParts('RightBar'), besideRightBar: undefined }));
jest.mock('./floating/floating', () => mockParts('Floating'));
jest.mock('./offline-banner', () => mockParts('OfflineBanner'));
jest.mock('./overlays', () => mockParts('Overlays'));
jest.mock('./page-outlet', () => mockParts('PageOutlet'));
jest.mock('./skip-link', () => mockParts('SkipLink'));

const floating = ['Footer', 'RightBar', 'TabBar'];

test.each([
  ['a page', {}, ['Header', 'MenuBar', 'PageOutlet', ...floating, 'Floating']],
  // floating widgets stay mounted, and hide by themselves
  ['a quiet page', { quiet: true }, ['Header', 'PageOutlet', 'Floating']],
  ['a page alone, such as /helpmc,', { alone: true }, ['PageOutlet', 'Floating']],
])('%s has the parts of the shell that its place allows [HLP-02]', (_, shown, names) => {
  mockPlace = shown;
  render(<Shell />);
  const drawn = ['Header', 'MenuBar', 'PageOutlet', ...floating, 'Floating'].filter((name) => screen.queryByText(name));
  expect(drawn).toEqual(names);
});

/** Hoisted, because mocks are made before the first line. */
function mockParts(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, () => <i>{name}</i>]));
}
