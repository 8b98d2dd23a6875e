import {
  DecimalSchema,
  IntegerSchema,
  LooseFlagSchema,
  LooseTextSchema,
  problemKeys,
  RequiredTextSchema,
  TimeSchema,
} from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import type { Endpoint } from '@atrium/contract';
import { extensionsPage } from './extensions-page';
import { code, join, list, table } from './markdown';
import { messageKeysPage } from './message-keys-page';
import { printSchema, type NamedSchemas } from './print-schema';
import { areaOfCalls, refusalsIn, type DocumentedRefusal } from './sources';

const named: NamedSchemas = new Map<unknown, string>([
  [LooseFlagSchema, 'flag'],
  [LooseTextSchema, 'text'],
  [DecimalSchema, 'decimal'],
  [IntegerSchema, 'integer'],
  [RequiredTextSchema, 'string | number'],
  [TimeSchema, 'time'],
]);

/** Sandbox folders with refusals that any call can get. */
const commonFolders = ['wire', 'encryption', 'ledger'];

/** Sandbox folders besides the area's own that take part in its calls. */
const besides: Readonly<Record<string, readonly string[]>> = {
  mall: ['secret-attempts'],
  member: ['secret-attempts', 'second-factor'],
  registration: ['limits', 'social'],
  session: ['limits', 'passkeys', 'secret-attempts', 'second-factor', 'social'],
};

const relayPrefix = '/wps/relay/MCSFE_';

/** Calls below the relay, by name. */
const relayCalls = catalogue
  .filter(({ path }) => path.startsWith(relayPrefix))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/** `docs/api`: a page for each area of the catalogue by its file name, and one with the common rules. */
export function apiPages(root: string): Map<string, string> {
  const areaOf = areaOfCalls(root);
  const undeclared = catalogue.filter(({ id }) => !areaOf.has(id)).map(({ id }) => id);
  if (undeclared.length > 0) throw new Error(`No folder of shared/api declares ${undeclared.join(', ')}`);
  const areas = [...new Set(catalogue.map(({ id }) => areaOf.get(id) ?? ''))].sort();
  const callsOf = (area: string) => catalogue.filter(({ id }) => areaOf.get(id) === area);
  const pages = areas.map(
    (area) => [`${area}.md`, areaPage(area, callsOf(area), refusalsIn(root, [area], besides[area]))] as const,
  );
  return new Map([
    ['README.md', readme(areas, callsOf, refusalsIn(root, [], commonFolders))],
    ['extensions.md', extensionsPage()],
    ['message-keys.md', messageKeysPage(root)],
    ...pages,
  ]);
}

function readme(areas: string[], callsOf: (area: string) => Endpoint[], refusals: DocumentedRefusal[]): string {
  return join([
    '# Calls of the back end',
    'Printed from `shared/api` by `npm run report`; `npm run verify` fails when a page is out of date.',
    'Every call carries the headers `Merchant`, `Device: web`, `Language` and, with a session, `Authorization`. An answer is `{ success, value, code, message }`: the shapes on these pages describe `value`. Unknown fields are ignored; [extensions](extensions.md) lists the calls and fields that another back end may leave out. Game vendors settle through the [wallet interface](wallet-interface.md). Tests and demonstrations set accounts, faults, the clock and decisions by the [control](control.md) of the sandbox.',
    list([
      '`flag`: true, 1, "1", "Y" or "true"; anything else is false.',
      '`text`: a string or a number, missing or null for empty.',
      '`decimal`: an amount such as "1234.50", also as a number; at most some nine trillion.',
      '`integer`: a whole number, also as text and with a fraction of zero such as "300.00".',
      '`time`: milliseconds or seconds since 1970, also as text, or a date such as "2026-01-02 03:04:05", in UTC where it names no zone.',
      'A list may be null where it is empty. It loses an item that the portal cannot read; the other items are shown, and the fault is reported once per page.',
      'An **encrypted** call has the body `{ value }`, a compact JWE (RSA-OAEP-256 with A256GCM) of the request with `iat`, `jti`, `iss` (the merchant’s code) and `aud` (the path), and the header `Encryption` with the key’s id. The sandbox opens each once, for two minutes, and only for that merchant and path; another back end may ignore all four.',
      'A call that **moves money** carries an `Idempotency-Key`: a repeated call gets the first answer again.',
      'A call that **grants a session** returns its `token` to the gateway, which keeps it in a cookie and gives the page a handle instead; calls reach the back end with the token in `Authorization` (docs/decisions/0048). The answer is JSON of at most 256 KiB without content encoding, the token at most 3.7 kB.',
      'The answer to a call **kept by browsers** is the same for every person and carries an `ETag`; a browser that sends it in `If-None-Match` gets status 304 until the answer changes.',
      'A **silent** call shows no message when it fails.',
      'A call that needs a session is refused without one, with status 401 and one of the keys that end a session: `CUSTOMER_NOT_LOGIN`, `login.not.session`, `user.or.token.invalid`, `token_ip_different`.',
    ]),
    '## Refusals of any call',
    refusalTable(refusals),
    '## Keys with their own message in the portal',
    'The [message keys](message-keys.md) of both source texts have a page of their own, with sender, trigger and text.',
    table(
      ['Key', 'Means'],
      Object.entries(problemKeys).map(([key, meaning]) => [`\`${key}\``, meaning]),
    ),
    '## Relay calls',
    'Calls with a name in place of a path. Each is sent to `/wps/relay/MCSFE_` and its name.',
    table(
      ['Name', 'Method', 'Call'],
      relayCalls.map(({ id, method, path }) => [`\`${path.replace(relayPrefix, '')}\``, method, `\`${id}\``]),
    ),
    ...areas.flatMap((area) => [
      `## [${area}](${area}.md)`,
      table(
        ['Call', 'Path', 'For'],
        callsOf(area).map(({ id, method, path, about }) => [`\`${id}\``, `${method} \`${path}\``, about]),
      ),
    ]),
  ]);
}

function areaPage(area: string, calls: Endpoint[], refusals: DocumentedRefusal[]): string {
  return join([
    `# ${area}`,
    '[All calls and their common rules](README.md)',
    ...calls.flatMap(callSection),
    '## Refusals',
    refusals.length === 0 ? 'Those of any call.' : refusalTable(refusals),
  ]);
}

function callSection(call: Endpoint): string[] {
  return [
    `## ${call.id}`,
    call.about,
    `\`${call.method} ${call.path}\`${traitsOf(call)}`,
    'Request',
    code('ts', printSchema(call.request, named)),
    code('json', JSON.stringify(call.example.request, null, 2)),
    'Answer',
    code('ts', printSchema(call.answer, named)),
    code('json', JSON.stringify(call.example.answer, null, 2)),
  ];
}

function traitsOf({
  encrypted,
  deviceId,
  namesCustomer,
  silent,
  throttle,
  money,
  grants,
  revalidates,
  encoding,
  method,
}: Endpoint): string {
  const traits = [
    encrypted && 'encrypted',
    deviceId && 'with `loginDeviceId`',
    namesCustomer && 'with the header `CustomerId` of a signed-in customer',
    money && 'moves money',
    grants && 'grants a session',
    revalidates && 'kept by browsers',
    silent && 'silent',
    throttle !== undefined && `at most once in ${throttle} ms`,
    encoding && encoding !== (method === 'GET' ? 'query' : 'json') && `sent as ${encoding}`,
  ].filter(Boolean);
  return traits.length === 0 ? '' : ` · ${traits.join(' · ')}`;
}

function refusalTable(refusals: DocumentedRefusal[]): string {
  return table(
    ['Key', 'Status'],
    refusals.map(({ key, status }) => [`\`${key}\``, String(status)]),
  );
}
