import { demoMerchants } from './demo/demo-merchants';
import { loadMerchants } from './load-merchants';
import { switchKeys } from './switches';

const [aurora, lotus] = demoMerchants;

describe('merchants', () => {
  it('are found by their code and by each of their site codes', () => {
    const merchants = loadMerchants(demoMerchants);
    expect(merchants.byCode('lotus')?.name).toBe('Lotus');
    expect(merchants.bySite('aurora-vip')?.code).toBe('aurora');
    expect(merchants.bySite('nobody')).toBeUndefined();
  });

  it('are refused with every fault, each with its place', () => {
    const broken = [
      { ...aurora, currency: { ...aurora.currency, code: 'yuan' } },
      { ...lotus, customerService: [{ title: 'x', path: 'javascript:alert(1)' }], surprise: 1 },
    ];
    expect(() => loadMerchants(broken)).toThrow(/aurora: currency\.code: three capital letters/);
    expect(() => loadMerchants(broken)).toThrow(/lotus: customerService\.0\.path: a path, or an address with https/);
    expect(() => loadMerchants(broken)).toThrow(/lotus: surprise/);
  });

  it('are refused when a switch is left out', () => {
    const { FREEPLAY3: _left, ...switches } = aurora.switches;
    expect(() => loadMerchants([{ ...aurora, switches }])).toThrow(/switches\.FREEPLAY3/);
  });

  it('are refused when two share a site', () => {
    expect(() => loadMerchants([aurora, { ...lotus, siteCodes: ['lotus', 'aurora'] }])).toThrow(
      'lotus: the site code "aurora" is aurora\'s already',
    );
  });
});

describe('the demonstration merchants', () => {
  const merchants = loadMerchants(demoMerchants);

  it.each(switchKeys)('have %s on at one and off at another', (key) => {
    const values = new Set(merchants.all.map(({ switches }) => switches[key]));
    expect(values).toEqual(new Set([true, false]));
  });

  it.each(['languages', 'currency', 'theme', 'remotes', 'registration', 'resources', 'vendors', 'templates'] as const)(
    'all differ in %s',
    (setting) => {
      const values = new Set(merchants.all.map((merchant) => JSON.stringify(merchant[setting])));
      expect(values.size).toBe(merchants.all.length);
    },
  );
});
