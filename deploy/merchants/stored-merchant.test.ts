import { demoMerchants } from './demo/demo-merchants';
import { storedMerchant } from './stored-merchant';

const [aurora] = demoMerchants;

describe('a configuration stored by an earlier version', () => {
  it('gets newer switches as they are meant when absent [LOB-09] [FAV-07]', () => {
    const read = storedMerchant({ ...aurora, switches: {} });
    const on = Object.entries(read?.switches ?? {}).flatMap(([name, value]) => (value ? [name] : []));
    expect(on.sort()).toEqual([
      'BANKPAY3',
      'FAVGAME3',
      'HOTGAME3',
      'LONGDRAGON3',
      'MANUALREGISTER',
      'RANDOMJACKPOT3',
      'RECENTGAME3',
      'SEALOTT3',
      'VNLOTT3',
    ]);
  });

  it('gets newer switches of the source texts as off and drops removed ones', () => {
    const { FREEPLAY3: _later, ...switches } = aurora.switches;
    const read = storedMerchant({ ...aurora, switches: { ...switches, GONE3: true } });
    expect(read?.switches).toMatchObject({ FREEPLAY3: false, MOBILELOGIN3: true });
    expect(read?.switches).not.toHaveProperty('GONE3');
  });

  it('gets the ordinary prize mode for one that is none [VNL-04]', () => {
    const read = storedMerchant({ ...aurora, templates: { ...aurora.templates, prizeMode: 'Thai' } });
    expect(read?.templates.prizeMode).toBe('Lott');
  });

  it.each([null, 'text', {}, { ...aurora, code: 7 }])('is ignored when it is invalid: %p', (configuration) => {
    expect(storedMerchant(configuration)).toBeUndefined();
  });
});
