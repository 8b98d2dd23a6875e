import * as figures from '@atrium/api/figures';
import { badgeText, toastStep } from '@atrium/ui';
import { themes } from '@atrium/ui/tokens';

test('toasts, badges and dialogs follow the figures of the product [CON-07]', () => {
  expect(toastStep).toBe(figures.toastHeight);
  expect([figures.badgeLimit, figures.badgeLimit + 1].map(badgeText)).toEqual(['99', '•••']);
  const widths = Object.values(themes).map(({ size }) => size.dialogMedium);
  expect([...new Set(widths)]).toEqual([`${figures.dialogWidth}px`]);
});
