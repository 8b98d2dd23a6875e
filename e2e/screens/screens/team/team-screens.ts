import type { Screen } from '../../screen';
import { contractScreens } from './contract-screens';
import { payScreens } from './pay-screens';
import { paymentScreens } from './payment-screens';
import { recordScreens } from './record-screens';
import { registerScreens } from './register-screens';
import { transferScreens } from './transfer-screens';

/** States that look alike at every width: they are taken on the phone alone. */
const onPhone =
  /failed|none|refused|sent|requested|created|answered|confirmed|received|incomplete|registered|before|not found/;

const all: Screen[] = [
  ...recordScreens,
  ...registerScreens,
  ...transferScreens,
  ...contractScreens,
  ...payScreens,
  ...paymentScreens,
];

/** Every page of the agent centre with its states, and the windows of payments and contracts. */
export const teamScreens = all.map((one): Screen => ({
  ...one,
  where: (tab) => (tab.phone || !onPhone.test(one.name)) && one.where?.(tab) !== false,
}));
