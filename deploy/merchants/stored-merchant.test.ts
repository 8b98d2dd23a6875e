import { demoMerchants } from './demo/demo-merchants';
import { storedMerchant } from './stored-merchant';

const [aurora] = demoMerchants;

describe('a configuration stored by an earlier version', () => {
  it('gets newer switches as they are meant when absent [LOB-09] [FAV-07]', () => {
    const read = storedMerchant({ ...aurora, switches: {} });
    const on = Object.entries(read?.switches ?? {}).flatMap(([name, value]) => (value ? [name] : []));
    expect(on.sort()).toEqual(['FAVGAME3', 'HOTGAME3', 'MANUALREGISTER', 'RANDOMJACKPOT3', 'RECENTGAME3']);
  });

  it('gets newer switches of the source texts as off and drops removed ones', () => {
    const { FREEPLAY3: _later, ...switches } = aurora.switches;
    const read = storedMerchant({ ...aurora, switches: { ...switches, GONE3: true } });
    expect(read?.switches).toMatchObject({ FREEPLAY3: false, MOBILELOGIN3: true });
    expect(read?.switches).not.toHaveProperty('GONE3');
  });

  it.each([null, 'text', {}, { ...aurora, code: 7 }])('is ignored when it is invalid: %p', (configuration) => {
    expect(storedMerchant(configuration)).toBeUndefined();
  });
});
