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
  it.each(demoMerchants)('accepts the demo merchant $code', (merchant) => {
    expect(faultsOf(merchant)).toEqual([]);
  });

  it('suggests the intended switch for a misspelt one', () => {
    const { FREEPLAY3, ...switches } = aurora.switches;
    const faults = faultsOf({ ...aurora, switches: { ...switches, FREPLAY3: FREEPLAY3 } });
    expect(faults).toContainEqual(expect.stringContaining('unknown switch FREPLAY3. Did you mean FREEPLAY3?'));
    expect(faults).toContainEqual(expect.stringMatching(/^switches\.FREEPLAY3: missing/));
  });

  it.each([
    ['imageCdns', { imageCdns: ['https://cdn.example.com/pictures'] }, 'an origin such as https://cdn.example.com'],
    ['pages.next', { pages: { next: '//evil.example' } }, 'a path or an https address'],
    ['languages', { languages: ['CN', 'CN', ...aurora.languages.slice(1)] }, 'CN is listed twice. Remove one'],
    ['languages', { languages: ['KR'] }, 'KR'],
    ['about', { languages: aurora.languages, about: { CN: '夜空' } }, 'about is required in each of its languages'],
    ['theme', { theme: 'midnight' }, 'unknown theme "midnight". Choose one of aurora, lotus, kestrel'],
    ['templates.prizeMode', { templates: { ...aurora.templates, prizeMode: 'Thai' } }, 'Lott or Elott'],
    ['remotes', { remotes: ['auth', 'lobby', 'auth'] }, 'auth is listed twice'],
  ])('reports the fault in %s', (place, change, sentence) => {
    const faults = faultsOf({ ...aurora, ...change }).join('\n');
    expect(faults).toContain(place);
    expect(faults).toContain(sentence);
  });
});

describe('the origin of a back end', () => {
  const faultsOfOrigin = (origin: string) => faultsOf({ ...aurora, upstream: { kind: 'address', origin } });

  it.each([
    'https://backend.example.com',
    'https://10.0.0.5:8443',
    'http://localhost:4900',
    'http://backend.localhost:4900',
    'http://127.0.0.1:4900',
    'http://[::1]:4900',
  ])('may be %s', (origin) => {
    expect(faultsOfOrigin(origin)).toEqual([]);
  });

  it.each([
    'http://10.0.0.5:8080',
    'http://backend.test:4900',
    'http://127.0.0.1.evil.example',
    'http://[::2]',
    'https://backend.example.com/api',
    'http://localhost:80/',
  ])('may not be %s, and the fault says what is allowed and why', (origin) => {
    expect(faultsOfOrigin(origin)).toEqual([
      expect.stringMatching(/^upstream\.origin: an https origin .* because passwords .* http is for .* this machine/),
    ]);
  });
});

describe('a look', () => {
  it('accepts merchant tokens with readable contrast', () => {
    const tokens = {
      color: { accent: '#f4d35e' },
      button: { background: 'linear-gradient(180deg, #ffe8a3, #f4d35e)' },
    };
    expect(faultsOf({ ...aurora, tokens })).toEqual([]);
  });

  it('rejects text with too little contrast, and reports the ratios and the tokens', () => {
    const [fault, ...others] = faultsOf({ ...aurora, tokens: { color: { muted: '#555066' } } });
    expect(fault).toMatch(
      /^tokens: #555066 \(color\.muted\) on #[0-9a-f]{6} \(.*\) has a contrast of \d\.\d\d to 1; text needs 4\.5 to 1/,
    );
    expect(others).toEqual([]);
  });

  it('rejects control borders with too little contrast', () => {
    const faults = faultsOf({ ...aurora, tokens: { color: { outline: '#2a2548' } } });
    expect(faults).toContainEqual(expect.stringContaining('control borders need 3 to 1'));
  });

  it.each(['url(https://evil.example)', '#fff', 'red;}body{display:none', 'linear-gradient(180deg, red, #ffffff)'])(
    'rejects %s as a paint',
    (background) => {
      expect(faultsOf({ ...aurora, tokens: { button: { background } } })).toContainEqual(
        expect.stringContaining('tokens.button.background: a colour as #rrggbb'),
      );
    },
  );
});

describe('the registration rules', () => {
  it('reject a field with impossible length limits', () => {
    const faults = faultsOf(withFields(([name, ...rest]) => [{ ...name, minLength: 14 }, ...rest]));
    expect(faults).toEqual([expect.stringContaining('username requires at least 14 and at most 13 characters')]);
  });

  it('reject a required field that is hidden', () => {
    const fields = lotus.registration.fields.map((field) => ({ ...field, required: true }));
    expect(faultsOf({ ...lotus, registration: { ...lotus.registration, fields } })).toEqual([
      expect.stringContaining('username is required but hidden. Set enabled to true or required to false.'),
    ]);
  });

  it('reject a repeated password or a code without the field it depends on', () => {
    const faults = faultsOf(withFields((fields) => fields.filter(({ key }) => !/^(password|mobileNum)$/.test(key))));
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain('Enable password, or disable verifyPwd');
    expect(faults[1]).toContain('Enable mobileNum');
  });

  it('allow each field once', () => {
    expect(faultsOf(withFields((fields) => [...fields, ...fields.slice(0, 1)]))).toContainEqual(
      expect.stringContaining('username is listed twice'),
    );
  });
});
