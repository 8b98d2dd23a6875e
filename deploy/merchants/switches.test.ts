import { purposeSwitches } from '@atrium/api';
import { demoMerchants } from './demo/demo-merchants';
import { switchKeys } from './switches';

it('has one switch for each of the seven purposes that are named without a key [SET-33]', () => {
  expect(Object.keys(purposeSwitches)).toEqual([
    'mailCentre',
    'rewardCentre',
    'pointsSystem',
    'paymentPassword',
    'manualRegister',
    'socialLogins',
    'smsCountryCode',
  ]);
  for (const key of Object.values(purposeSwitches)) expect(switchKeys.filter((known) => known === key)).toEqual([key]);
});

it.each(switchKeys)('%s is on for one demo merchant and off for another', (key) => {
  const values = demoMerchants.map(({ switches }) => switches[key]);
  expect(new Set(values)).toEqual(new Set([true, false]));
});
