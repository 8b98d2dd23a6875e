import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover';

const box = (top: number, height: number) => ({ top, bottom: top + height, height, left: 0, right: 100, width: 100 });

/** A window of 640 pixels with the trigger at `top`, and a panel of `height`. */
async function topOfPanel(top: number, height: number): Promise<string> {
  Object.defineProperty(globalThis, 'innerHeight', { value: 640, configurable: true });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(...((this.tagName === 'BUTTON' ? [top, 44] : [0, height]) as [number, number])) as DOMRect;
  });
  render(
    <Popover label="Days" trigger={(props) => <button {...props}>Open</button>}>
      {() => 'Content'}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('dialog').style.top;
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['below its trigger', 100, 390, '150px'],
  ['above it where there is no room below', 500, 390, '104px'],
  ['within the window where there is none above either', 350, 390, '177px'],
  ['at the lower edge rather than beyond it', 380, 390, '207px'],
])('a panel opens %s', async (_where, top, height, expected) => {
  expect(await topOfPanel(top, height)).toBe(expected);
});
