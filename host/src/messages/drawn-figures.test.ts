import * as figures from '@atrium/api/figures';
import { badgeLimit, toastStep } from '@atrium/ui';
import { themes } from '@atrium/ui/tokens';

test('toasts, badges and dialogs follow the figures of the product [CON-07]', () => {
  expect([toastStep, badgeLimit]).toEqual([figures.toastHeight, figures.badgeLimit]);
  const widths = Object.values(themes).map(({ size }) => size.dialogMedium);
  expect([...new Set(widths)]).toEqual([`${figures.dialogWidth}px`]);
});
