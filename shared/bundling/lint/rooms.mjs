import { dirname, join, relative, resolve } from 'node:path';

/**
 * Rooms of an application are on floors, and a room imports only from floors below its own. Rooms of one floor do not
 * import each other. `floors` lists them from the ground up; `holds` describes the content of a room.
 * @typedef {{ floors: string[][], holds: Record<string, string> }} RoomPlan
 */

/** @type {RoomPlan} */
export const hostRooms = {
  floors: [
    ['storage'],
    ['telemetry'],
    ['language'],
    ['messages'],
    ['page'],
    ['remotes'],
    ['person'],
    ['backend'],
    ['navigation'],
    ['mounting'],
    ['shell'],
    ['boot'],
    ['main.ts'],
  ],
  holds: {
    storage: 'storages, cookies and channels between tabs, which know nothing of what they keep',
    telemetry: 'reports to the operator',
    language: 'texts, money, numbers and dates',
    messages: 'dialogs and toasts; where an action leads is given as `Places`',
    page: 'what the gateway wrote, facts, settings, the site, holds',
    remotes: 'the loader of remotes',
    person: 'the session, its loss and the account',
    backend: 'the client, the table of problems, live events, domains',
    navigation: 'places, guards, nav items, commands and events',
    mounting: 'views, and the Host that one view is given',
    shell: 'the frame of every page',
    boot: 'the assembly: only main.ts imports it',
  },
};

/** @type {RoomPlan} */
export const deployRooms = {
  floors: [
    ['encoding', 'engine', 'html', 'merchants', 'network', 'origins'],
    ['page-snapshots', 'registry', 'sandbox'],
    ['conform', 'gateway'],
    ['adapters', 'server'],
    ['cli'],
    ['commands'],
  ],
  holds: {
    adapters: 'the calls of the portal, served by another back end',
    encoding: 'content encodings of answers',
    engine: 'the database, which knows nothing of what it keeps',
    html: 'text and data in a page',
    merchants: 'what a merchant can set, and the demo merchants',
    network: 'networks and addresses',
    origins: 'the origins of this installation',
    'page-snapshots': 'the worker that captures the first screens of pages, and the cleaning of what it answers',
    registry: 'releases, channels and merchants',
    sandbox: 'the reference back end, which the gateway reaches over HTTP only',
    conform: 'checks whether a back end keeps the contract, over the wire alone',
    gateway: 'pages, release files and forwarding',
    server: 'the assembly of one process, and its options',
    cli: 'the atrium command',
    commands: 'what the npm scripts run: nothing imports it',
  },
};

/**
 * @param {string} folder the folder of the rooms, absolute
 * @param {RoomPlan} house
 * @returns {import('eslint').Rule.RuleModule}
 */
export function restrictToLowerRooms(folder, { floors, holds }) {
  const roomOf = (/** @type {string} */ path) => relative(folder, path).replaceAll('\\', '/').split('/')[0] ?? '';
  const floorOf = (/** @type {string} */ room) => floors.findIndex((rooms) => rooms.includes(room));
  const order = floors
    .map((rooms) => rooms.join(', '))
    .reverse()
    .join(' > ');
  return {
    meta: {
      type: 'problem',
      messages: {
        upward:
          '{{ from }}/ does not import {{ to }}/ ({{ holds }}). Imports go down: {{ order }}. Take an interface as an argument and let the assembly hand it over, or move the code to a room that both may import.',
        unknown: '{{ from }}/ is no room yet: give it a floor in shared/bundling/lint/rooms.mjs.',
      },
    },
    create(context) {
      const from = roomOf(context.filename);
      /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
      const check = (node) => {
        const path = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value;
        if (typeof path !== 'string' || !path.startsWith('.')) return;
        const to = roomOf(resolve(dirname(context.filename), path));
        if (to === from || to.startsWith('.') || floorOf(to) < 0) return;
        if (floorOf(to) < floorOf(from)) return;
        context.report({ node, messageId: 'upward', data: { from, to, holds: holds[to] ?? '', order } });
      };
      return {
        Program(node) {
          if (floorOf(from) < 0) context.report({ node, messageId: 'unknown', data: { from } });
        },
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
      };
    },
  };
}

/**
 * @param {string} root the repository's root, absolute
 * @returns {import('eslint').Linter.Config[]}
 */
export function rooms(root) {
  return [
    {
      files: ['host/src/**/*.{ts,tsx}'],
      plugins: { host: { rules: { rooms: restrictToLowerRooms(join(root, 'host/src'), hostRooms) } } },
      rules: { 'host/rooms': 'error' },
    },
    {
      files: [`deploy/{${deployRooms.floors.flat().join(',')}}/**/*.ts`],
      // a test of two rooms is in one of them; `atrium new` shares the templates of `npm run new`
      ignores: ['**/*.test.ts', '**/testing/**', 'deploy/cli/*/new-remote.ts'],
      plugins: { deploy: { rules: { rooms: restrictToLowerRooms(join(root, 'deploy'), deployRooms) } } },
      rules: { 'deploy/rooms': 'error' },
    },
  ];
}
