import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { livePath } from '@atrium/api';
import { parseAllDocuments } from 'yaml';
import { patience } from '../gateway/upstream/back-ends';
import { largestBody } from '../gateway/upstream/request-body';
import { refuseSandboxInProduction } from '../server/refuse-sandbox-in-production';
import { readMerchants } from '../server/read-merchants';
import { serverOptions } from '../server/options';

const folder = import.meta.dirname;
const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const containerfile = read('Containerfile');

interface Container {
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string }[];
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function documents(name: string): { kind?: string; [key: string]: unknown }[] {
  return parseAllDocuments(read(name)).map((document) => {
    if (document.errors.length > 0) throw new AggregateError(document.errors, name);
    return document.toJS() as { kind?: string };
  });
}

function container(): Container {
  const [deployment] = documents('kubernetes/gateway.yaml');
  const { spec } = deployment as unknown as { spec: { template: { spec: { containers: Container[] } } } };
  const [found] = spec.template.spec.containers;
  if (!found) throw new Error('The deployment has no container');
  return found;
}

/** Names of the environment variables that the server reads at its start. */
function serverVariables(): Set<string> {
  const names = new Set<string>();
  serverOptions([], new Proxy({}, { get: (_, name) => (names.add(String(name)), undefined) }));
  return names;
}

it.each(yamlFiles)('%s is valid YAML', (name) => {
  expect(documents(name).length).toBeGreaterThan(0);
});

it('sets only variables that the server reads', () => {
  const { services } = documents('compose.yaml')[0] as { services: { gateway: { environment: object } } };
  const [, line = ''] = /^ENV (.+)$/m.exec(containerfile) ?? [];
  const set = [
    ...line.split(' ').map((pair) => pair.split('=')[0]),
    ...Object.keys(services.gateway.environment),
    ...container().env.map(({ name }) => name),
  ];
  const known = serverVariables();
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

it('starts the build output as an unprivileged user', () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(containerfile) ?? [];
  expect(JSON.parse(command)).toContain('deploy/dist/server.mjs');
  expect(containerfile).toMatch(/^USER node$/m);
});

it('sends health checks to the paths and ports of the gateway', () => {
  const { ports, env, startupProbe, readinessProbe, livenessProbe } = container();
  expect(readinessProbe.httpGet.path).toBe('/readyz');
  expect([startupProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/healthz']);
  const [portals, operations] = ports;
  expect(containerfile).toContain(` PORT=${portals?.containerPort} `);
  expect(env).toContainEqual({ name: 'ATRIUM_OPERATIONS_PORT', value: String(operations?.containerPort) });
  expect(containerfile).toContain(`127.0.0.1:${portals?.containerPort}/readyz`);
});

it('passes the release API and the console to the operators’ port, and nothing else', () => {
  const ingresses = documents('kubernetes/ingress.yaml') as unknown as {
    metadata: { name: string };
    spec: { rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[] };
  }[];
  const registry = ingresses.find(({ metadata }) => metadata.name === 'registry');
  const paths = registry?.spec.rules.flatMap(({ http }) => http.paths) ?? [];
  expect(paths.map(({ path, backend }) => `${path} ${backend.service.name}`)).toEqual([
    '/registry/ operations',
    '/console operations',
  ]);
});

it('writes only to mounted volumes', () => {
  const mounted = container().volumeMounts.map(({ mountPath }) => mountPath);
  expect(containerfile).toContain('"--data", "/data"');
  expect(mounted).toEqual(expect.arrayContaining(['/data', '/tmp']));
});

it('configures proxies with the body size of the gateway and with longer timeouts', () => {
  const nginx = read('gateway.conf');
  const [portals, live] = documents('kubernetes/ingress.yaml') as unknown as {
    metadata: { annotations: Record<string, string> };
  }[];
  const annotation = (name: string, ingress = portals) =>
    ingress?.metadata.annotations[`nginx.ingress.kubernetes.io/${name}`];
  const body = `${largestBody / 1024 ** 2}m`;
  expect([/client_max_body_size (\w+);/.exec(nginx)?.[1], annotation('proxy-body-size')]).toEqual([body, body]);
  const waits = [/^proxy_read_timeout (\d+)s;/m.exec(nginx)?.[1], annotation('proxy-read-timeout')].map(Number);
  expect(Math.min(...waits) * 1000).toBeGreaterThan(patience);
  expect([/proxy_request_buffering (\w+);/.exec(nginx)?.[1], annotation('proxy-request-buffering')]).toEqual([
    'on',
    'on',
  ]);
  expect(nginx).toContain(`location = ${livePath} {\n  proxy_pass http://gateways;\n  proxy_buffering off;`);
  expect([annotation('proxy-buffering', live), JSON.stringify(live).includes(`"path":"${livePath}"`)]).toEqual([
    'off',
    true,
  ]);
  for (const name of ['For', 'Proto', 'Host']) expect(nginx).toContain(`proxy_set_header X-Forwarded-${name} $`);
});

it('starts in production with the example of a merchants file', () => {
  const merchants = readMerchants(join(folder, 'merchants.example.json'));
  expect(merchants.all.map(({ upstream }) => upstream.kind)).toEqual(['address']);
  expect(() => refuseSandboxInProduction(merchants, { production: true })).not.toThrow();
});

it('keeps secrets in no file that is committed', () => {
  const secret = documents('kubernetes/secrets.example.yaml').find(({ kind }) => kind === 'Secret');
  expect(JSON.stringify(secret)).toContain('PASSWORD@');
  expect(read('compose.yaml')).toContain('${ATRIUM_DATABASE_PASSWORD:?');
  for (const name of [...yamlFiles, 'Containerfile'])
    expect(read(name)).not.toMatch(/BEGIN [A-Z ]*PRIVATE KEY|atrium_[0-9a-f]{8}_/);
});
