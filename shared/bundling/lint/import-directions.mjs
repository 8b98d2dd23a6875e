/**
 * Import directions. Imports go one way: `shared ← host`, `shared ← remote-*`, `shared ← deploy`; inside a remote
 * `shared ← features ← views, commands ← remote.ts`. Each message says where to go instead.
 */

const applications = {
  regex: '^@atrium/(host|remote-\\w+|deploy|e2e)(/|$)',
  message:
    'Workspaces do not import each other, only shared/. To reach another remote or the host, use the contract: open a place, run a command, publish an event (shared/contract/catalogue). Code that two need belongs in shared/contract or shared/ui.',
};

const browserApplications = {
  regex: '^@atrium/(host|remote-\\w+)(/|$)',
  message: 'Tests of the whole use the portal through its public sides: its pages, its calls and its database.',
};

const router = {
  regex: '^react-router',
  message: "The router is the host's alone. Use Link from @atrium/contract/react, or host.navigation.",
};

const transport = {
  regex: '^axios(/|$)',
  message:
    "The one API client is the host's. Describe the call in shared/api and use host.api.call(endpoint, request).",
};

const streams = {
  regex: '^rxjs(/|$)',
  message:
    'rxjs stays inside the host: shared as a module it would cost 12.5 kB. Observe a Readable or an event of the contract.',
};

const translations = {
  regex: '^(i18next|react-i18next)(/|$)',
  message: 'Texts come from host.language (useText from @atrium/contract/react); i18next, if used, is the host’s.',
};

const lifecycles = {
  regex: '^single-spa',
  message: 'A view is made by reactView(Component) from @atrium/contract/react, the only file that knows single-spa.',
};

const views = {
  regex: '^(\\.\\./)+(views|commands)(/|$)|^\\./views(/|$)',
  message:
    'Features know nothing of views and commands: pass what is needed as an argument, or move it into the feature.',
};

const otherViews = {
  regex: '^(\\.\\./)+(views|commands)(/|$)',
  message:
    'A view does not import another view or a command: what two of them need is a feature (src/features/<capability>).',
};

const remoteModule = {
  regex: '^(\\.\\./)+remote$',
  message: 'src/remote.ts hangs the code on the descriptor and must not be imported.',
};

/**
 * @param {...{ regex: string, message: string }} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
function forbid(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

const hostOnly = [router, transport, streams, translations];

export const importDirections = [
  { files: ['shared/**'], rules: forbid(applications, ...hostOnly, lifecycles) },
  { files: ['shared/contract/react/**'], rules: forbid(applications, ...hostOnly) },
  { files: ['shared/bundling/**'], rules: forbid(applications) },
  { files: ['host/**'], rules: forbid(applications, lifecycles) },
  { files: ['deploy/**'], rules: forbid(applications) },
  // tests of the whole use deploy's test exports, which its package names
  { files: ['e2e/**'], rules: forbid(browserApplications) },
  { files: ['remote-*/**'], rules: forbid(applications, ...hostOnly, lifecycles) },
  { files: ['remote-*/src/features/**'], rules: forbid(applications, ...hostOnly, lifecycles, views, remoteModule) },
  {
    files: ['remote-*/src/{views,commands}/**'],
    rules: forbid(applications, ...hostOnly, lifecycles, otherViews, remoteModule),
  },
  {
    files: ['remote-*/src/views/*/*'],
    rules: forbid(
      applications,
      ...hostOnly,
      lifecycles,
      { ...otherViews, regex: `${otherViews.regex}|^\\.\\./(?!\\.\\.)` },
      remoteModule,
    ),
  },
];
