import { demoMerchants } from './demo/demo-merchants';
import { loadMerchants } from './load-merchants';
import { switchKeys } from './switches';

const [aurora, lotus] = demoMerchants;

describe('merchants', () => {
  it('are found by their code and by each of their site codes', () => {
    const merchants = loadMerchants(demoMerchants);
    expect(merchants.byCode('lotus')?.name).toBe('Lotus');
    expect(merchants.bySite('aurora-vip')?.code).toBe('aurora');
    expect(merchants.bySite('unknown')).toBeUndefined();
  });

  it('are rejected with every fault and its path', () => {
    const broken = [
      { ...aurora, currency: { ...aurora.currency, code: 'yuan' } },
      { ...lotus, customerService: [{ title: 'x', path: 'javascript:alert(1)' }], surprise: 1 },
    ];
    expect(() => loadMerchants(broken)).toThrow(/aurora: currency\.code: three capital letters/);
    expect(() => loadMerchants(broken)).toThrow(/lotus: customerService\.0\.path: a path or an https address/);
    expect(() => loadMerchants(broken)).toThrow(/lotus: surprise/);
  });

  it('are rejected when a switch is missing', () => {
    const { FREEPLAY3: _missing, ...switches } = aurora.switches;
    expect(() => loadMerchants([{ ...aurora, switches }])).toThrow(/switches\.FREEPLAY3/);
  });

  it('are rejected when two of them share a site', () => {
    expect(() => loadMerchants([aurora, { ...lotus, siteCodes: ['lotus', 'aurora'] }])).toThrow(
      'lotus: the site code "aurora" already belongs to aurora',
    );
  });
});

describe('the demo merchants', () => {
  const merchants = loadMerchants(demoMerchants);

  it.each(switchKeys)('have %s on for one merchant and off for another', (key) => {
    const values = new Set(merchants.all.map(({ switches }) => switches[key]));
    expect(values).toEqual(new Set([true, false]));
  });

  it.each(['languages', 'currency', 'theme', 'remotes', 'registration', 'resources', 'vendors', 'templates'] as const)(
    'all have a different %s',
    (setting) => {
      const values = new Set(merchants.all.map((merchant) => JSON.stringify(merchant[setting])));
      expect(values.size).toBe(merchants.all.length);
    },
  );
});
