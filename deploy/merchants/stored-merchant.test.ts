import { demoMerchants } from './demo/demo-merchants';
import { storedMerchant } from './stored-merchant';

const [aurora] = demoMerchants;

describe('a configuration that an earlier release stored', () => {
  it('has the switches that came since, off, and none that are gone', () => {
    const { FREEPLAY3: _later, ...switches } = aurora.switches;
    const read = storedMerchant({ ...aurora, switches: { ...switches, GONE3: true } });
    expect(read?.switches).toMatchObject({ FREEPLAY3: false, MOBILELOGIN3: true });
    expect(read?.switches).not.toHaveProperty('GONE3');
  });

  it.each([null, 'text', {}, { ...aurora, code: 7 }])('is not used where it is none: %p', (configuration) => {
    expect(storedMerchant(configuration)).toBeUndefined();
  });
});
