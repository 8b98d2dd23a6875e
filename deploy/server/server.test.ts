import { demoMerchants, loadMerchants } from '../merchants';
import { localPatterns, Origins } from '../origins';
import { greeting } from './greeting';
import { serverOptions } from './options';
import { refuseSandboxInProduction } from './refuse-sandbox-in-production';
import { failureMessage } from './print-failure';

const merchants = loadMerchants(demoMerchants);

const origins = {
  ATRIUM_PORTAL_ORIGIN: 'https://{site}.portal.example',
  ATRIUM_EMBED_ORIGIN: 'https://{code}--{part}.embed.example',
  ATRIUM_VENDOR_ORIGIN: 'https://{vendor}.games.example',
  ATRIUM_CAPTCHA_API_ORIGINS: 'none',
  ATRIUM_CAPTCHA_STATIC_ORIGINS: 'none',
};

const complete = {
  ...origins,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://somewhere/else',
  ATRIUM_TRUSTED_PROXIES: '10.0.0.0/8',
  ATRIUM_TRUSTED_KEYS: '/keys/trusted-keys',
  ATRIUM_SIGNING_KEY: '/keys/signing-key',
};

describe('the options of the server', () => {
  it('come from the command line and the environment', () => {
    const options = serverOptions(['--port', '0', '--data', '/data', '--ready-line'], {
      ...complete,
    });
    expect(options).toMatchObject({
      port: 0,
      dataFolder: '/data',
      databaseUrl: 'postgres://somewhere/else',
      production: true,
      readyLine: true,
    });
  });

  it('include the port of a proxy in front', () => {
    expect(serverOptions([], { PUBLIC_PORT: '8080' }).publicPort).toBe(8080);
    expect(serverOptions([], {}).publicPort).toBeUndefined();
    expect(() => serverOptions([], { PUBLIC_PORT: 'front' })).toThrow(/PUBLIC_PORT takes a number/);
  });

  it('include a limit of connections to the database server', () => {
    expect(serverOptions([], { ATRIUM_DATABASE_CONNECTIONS: '4' }).connections).toBe(4);
    expect(serverOptions([], {}).connections).toBeUndefined();
    expect(() => serverOptions([], { ATRIUM_DATABASE_CONNECTIONS: '0' })).toThrow(
      /takes a number of connections from 1/,
    );
  });

  it('include the strict mode of the sandbox, from the command line or the environment', () => {
    expect(serverOptions([], {}).strictSource).toBe(false);
    expect(serverOptions(['--strict-source'], {}).strictSource).toBe(true);
    expect(serverOptions([], { ATRIUM_STRICT_SOURCE: 'on' }).strictSource).toBe(true);
  });

  it('include a proxy before the sandbox, on this machine only', () => {
    expect(serverOptions([], {}).sandboxOrigin).toBeUndefined();
    expect(serverOptions([], { ATRIUM_SANDBOX_ORIGIN: 'http://127.0.0.1:4600' }).sandboxOrigin).toBe(
      'http://127.0.0.1:4600',
    );
    expect(() => serverOptions([], { ATRIUM_SANDBOX_ORIGIN: 'http://example.com:80' })).toThrow(
      /ATRIUM_SANDBOX_ORIGIN takes the origin of a proxy on this machine/,
    );
  });

  it.each(['x', '70000', '-1', ''])('reject the port %p with a clear message', (port) => {
    expect(() => serverOptions([`--port=${port}`], {})).toThrow(/--port takes a number from 0 to 65535/);
  });

  it('reject unknown options', () => {
    expect(() => serverOptions(['--prot', '1'], {})).toThrow(/--prot/);
  });
});

it('opens the listener for operators on a predictable port, and on any free one in production and behind proxies', () => {
  const listener = (environment: NodeJS.ProcessEnv, args: string[] = []) =>
    serverOptions(args, environment).operations.listener;
  expect(listener({})).toEqual({ port: 5400, host: 'localhost' });
  expect(listener({}, ['--port', '0'])).toEqual({ port: 0, host: 'localhost' });
  expect(listener({}, ['--port', '65000'])).toEqual({ port: 0, host: 'localhost' });
  expect(listener({ ATRIUM_TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual({ port: 0, host: 'localhost' });
  expect(listener({ ...complete })).toEqual({ port: 0, host: 'localhost' });
  const named = { ATRIUM_OPERATIONS_PORT: '4401', ATRIUM_OPERATIONS_HOST: '0.0.0.0' };
  expect(listener(named)).toEqual({ port: 4401, host: '0.0.0.0' });
  expect(() => listener({ ATRIUM_OPERATIONS_PORT: 'x' })).toThrow('takes a number');
  expect(() => listener({ ATRIUM_OPERATIONS_ORIGIN: 'registry' })).toThrow('takes an origin such as');
});

it('refuses a production start without origins, and invalid proxies', () => {
  expect(() => serverOptions([], { NODE_ENV: 'production' })).toThrow('ATRIUM_PORTAL_ORIGIN, ATRIUM_EMBED_ORIGIN');
  expect(() => serverOptions([], { ATRIUM_TRUSTED_PROXIES: 'nginx' })).toThrow('"nginx" is neither an address');
});

it.each(['ATRIUM_TRUSTED_PROXIES', 'ATRIUM_TRUSTED_KEYS', 'ATRIUM_SIGNING_KEY'])(
  'refuses a production start without %s, and names only it',
  (name) => {
    const start = () => serverOptions([], { ...complete, [name]: '' });
    expect(start).toThrow(new RegExp(`^With NODE_ENV=production:\\n${name} has to name [^\\n]+\\.$`));
  },
);

describe('in production', () => {
  it('the sandbox does not run, and the merchants without a back end are named', () => {
    expect(() => refuseSandboxInProduction(merchants, { production: true })).toThrow(/aurora, lotus, kestrel/);
    expect(() => refuseSandboxInProduction(merchants, { production: false })).not.toThrow();
  });

  it('merchants with back ends of their own are served', () => {
    const upstream = { kind: 'address', origin: 'https://api.example.com' };
    const real = loadMerchants(demoMerchants.map((merchant) => ({ ...merchant, upstream })));
    expect(() => refuseSandboxInProduction(real, { production: true })).not.toThrow();
  });
});

it('prints the address of each merchant and every account', () => {
  const text = greeting({
    origins: new Origins(localPatterns(() => 4400)),
    operations: 'http://localhost:5400',
    keepsToken: true,
    merchants,
    accounts: [{ name: 'player1', password: 'p', nickname: 'x', kind: 0, about: 'player' }],
  });
  expect(text).toContain('http://localhost:5400/console');
  for (const site of ['aurora', 'lotus', 'kestrel']) expect(text).toContain(`http://${site}.atrium.localhost:4400`);
  expect(text).toMatch(/player1 +p +player/);
});

describe('a failed start', () => {
  it('says what to do when the database server has no free connection', () => {
    const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
    const failed = new Error('Failed query: select 1', { cause: refused });
    expect(failureMessage(failed)).toMatch(
      /^The database server has no free connection.*ATRIUM_DATABASE_CONNECTIONS\.$/,
    );
  });

  it('prints only the message of an expected error', () => {
    const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(failureMessage(busy)).toBe(
      'The port is in use by another program. Stop that program, or choose another port with --port.',
    );
  });

  it('prints the stack of an unexpected error', () => {
    expect(failureMessage(new TypeError('x is undefined'))).toContain('server.test');
  });
});
