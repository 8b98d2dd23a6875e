import { chatWindowSize } from './window-size';

test.each([
  [
    { width: 120, height: 200 },
    { width: 200, height: 280 },
  ],
  [
    { width: 360, height: 640 },
    { width: 344, height: 490 },
  ],
  [
    { width: 495, height: 429 },
    { width: 479, height: 280 },
  ],
  [
    { width: 497, height: 431 },
    { width: 480, height: 281 },
  ],
  [
    { width: 1440, height: 900 },
    { width: 480, height: 640 },
  ],
])('in a window of %j the chat is %j: 200 to 480 wide, at least 280 high [CHT-14]', (size, expected) => {
  expect(chatWindowSize(size)).toEqual(expected);
});
