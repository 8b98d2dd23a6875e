import { ownSwitches, purposeSwitches } from '@atrium/api';
import { checkMerchant } from './check-merchant';
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

it('lists every switch of our own, with its meaning when absent [SET-35]', () => {
  for (const key of Object.keys(ownSwitches)) expect(switchKeys).toContain(key);
  const gated = [...Object.values(purposeSwitches)].filter((key) => !['MAILCEN', 'REWCEN3'].includes(key));
  expect(Object.keys(ownSwitches).sort()).toEqual(
    [
      ...gated,
      'BANKPAY3',
      'C2CPAY3',
      'FAVGAME3',
      'HOTGAME3',
      'IDENTITY3',
      'LONGDRAGON3',
      'PAYPAGE3',
      'RANDOMJACKPOT3',
      'RECENTGAME3',
      'SEALOTT3',
      'VNLOTT3',
    ].sort(),
  );
});

it.each(Object.entries(ownSwitches))('a configuration may leave out %s', (key, { absent }) => {
  const [aurora] = demoMerchants;
  const switches = Object.fromEntries(Object.entries(aurora.switches).filter(([name]) => name !== key));
  const checked = checkMerchant({ ...aurora, switches });
  expect('merchant' in checked && checked.merchant.switches[key]).toBe(absent === 'on');
});
