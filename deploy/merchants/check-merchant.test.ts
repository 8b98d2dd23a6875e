import { checkMerchant } from './check-merchant';
import { demoMerchants } from './demo/demo-merchants';

const [aurora, lotus] = demoMerchants;

const faultsOf = (candidate: unknown) => {
  const checked = checkMerchant(candidate);
  return 'faults' in checked ? checked.faults : [];
};
const withFields = (change: (fields: (typeof aurora.registration.fields)[number][]) => unknown[]) => ({
  ...aurora,
  registration: { ...aurora.registration, fields: change(structuredClone(aurora.registration.fields)) },
});

describe('a configuration', () => {
  it.each(demoMerchants)('of the demonstration can be used: $code', (merchant) => {
    expect(faultsOf(merchant)).toEqual([]);
  });

  it('with a misspelt switch is told which was meant', () => {
    const { FREEPLAY3, ...switches } = aurora.switches;
    const faults = faultsOf({ ...aurora, switches: { ...switches, FREPLAY3: FREEPLAY3 } });
    expect(faults).toContainEqual(expect.stringContaining('there is no switch FREPLAY3. Did you mean FREEPLAY3?'));
    expect(faults).toContainEqual(expect.stringMatching(/^switches\.FREEPLAY3: is missing/));
  });

  it.each([
    ['imageCdns', { imageCdns: ['https://cdn.example.com/pictures'] }, 'an origin such as https://cdn.example.com'],
    ['upstream.origin', { upstream: { kind: 'address', origin: 'http://10.0.0.1' } }, 'an origin such as'],
    ['pages.next', { pages: { next: '//evil.example' } }, 'a path, or an address with https'],
    ['languages', { languages: ['CN', 'CN', ...aurora.languages.slice(1)] }, 'CN stands there twice. Keep one'],
    ['languages', { languages: ['KR'] }, 'KR'],
    ['about', { languages: aurora.languages, about: { CN: '夜空' } }, 'about is needed in each of its languages'],
    ['theme', { theme: 'midnight' }, 'there is no theme "midnight". Take one of aurora, lotus, kestrel'],
    ['remotes', { remotes: ['auth', 'lobby', 'auth'] }, 'auth stands there twice'],
  ])('is told what is wrong with %s', (place, change, sentence) => {
    const faults = faultsOf({ ...aurora, ...change }).join('\n');
    expect(faults).toContain(place);
    expect(faults).toContain(sentence);
  });
});

describe('a look', () => {
  it('may be the merchant’s own where it can be read', () => {
    const tokens = {
      color: { accent: '#f4d35e' },
      button: { background: 'linear-gradient(180deg, #ffe8a3, #f4d35e)' },
    };
    expect(faultsOf({ ...aurora, tokens })).toEqual([]);
  });

  it('is refused where text cannot be read on what the portal lays it on, with the figures and the tokens', () => {
    const [fault, ...others] = faultsOf({ ...aurora, tokens: { color: { muted: '#555066' } } });
    expect(fault).toMatch(
      /^tokens: #555066 \(color\.muted\) on #[0-9a-f]{6} \(.*\) has a contrast of \d\.\d\d to 1; text needs 4\.5 to 1/,
    );
    expect(others).toEqual([]);
  });

  it('is refused where the line of a control can hardly be seen', () => {
    const faults = faultsOf({ ...aurora, tokens: { color: { outline: '#2a2548' } } });
    expect(faults).toContainEqual(expect.stringContaining('lines of controls need 3 to 1'));
  });

  it.each(['url(https://evil.example)', '#fff', 'red;}body{display:none', 'linear-gradient(180deg, red, #ffffff)'])(
    'takes no %s for a paint',
    (background) => {
      expect(faultsOf({ ...aurora, tokens: { button: { background } } })).toContainEqual(
        expect.stringContaining('tokens.button.background: a colour as #rrggbb'),
      );
    },
  );
});

describe('the rules for registering', () => {
  it('may not ask for what nobody can give', () => {
    const faults = faultsOf(withFields(([name, ...rest]) => [{ ...name, minLength: 14 }, ...rest]));
    expect(faults).toEqual([expect.stringContaining('username takes at least 14 and at most 13 characters')]);
  });

  it('may not require what is not shown', () => {
    const fields = lotus.registration.fields.map((field) => ({ ...field, required: true }));
    expect(faultsOf({ ...lotus, registration: { ...lotus.registration, fields } })).toEqual([
      expect.stringContaining('username is required and not shown. Set enabled to true or required to false.'),
    ]);
  });

  it('may not repeat a password, nor send a code, that nothing was given for', () => {
    const faults = faultsOf(withFields((fields) => fields.filter(({ key }) => !/^(password|mobileNum)$/.test(key))));
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain('Enable password, or disable verifyPwd');
    expect(faults[1]).toContain('Enable mobileNum');
  });

  it('name each field once', () => {
    expect(faultsOf(withFields((fields) => [...fields, ...fields.slice(0, 1)]))).toContainEqual(
      expect.stringContaining('username stands there twice'),
    );
  });
});
