import { demoMerchants } from './demo/demo-merchants';
import { storedMerchant } from './stored-merchant';

const [aurora] = demoMerchants;

describe('a configuration stored by an earlier version', () => {
  it('gets newer switches as off and drops removed ones', () => {
    const { FREEPLAY3: _later, ...switches } = aurora.switches;
    const read = storedMerchant({ ...aurora, switches: { ...switches, GONE3: true } });
    expect(read?.switches).toMatchObject({ FREEPLAY3: false, MOBILELOGIN3: true });
    expect(read?.switches).not.toHaveProperty('GONE3');
  });

  it.each([null, 'text', {}, { ...aurora, code: 7 }])('is ignored when it is invalid: %p', (configuration) => {
    expect(storedMerchant(configuration)).toBeUndefined();
  });
});
