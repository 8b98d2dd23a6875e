import * as v from 'valibot';

const text = v.string();
const named = v.object({ id: text, version: text });

/** Who gets a canary: some merchants, or a share of all visitors. */
const audience = v.union([v.object({ merchants: v.array(text) }), v.object({ percent: v.number() })]);

const channel = v.object({
  remote: text,
  environment: text,
  /** Increases with every change; a change states the one it is based on. */
  revision: v.number(),
  stable: named,
  previous: v.nullable(named),
  canary: v.nullable(v.object({ release: named, audience })),
  pins: v.array(v.object({ merchant: text, release: named })),
  locked: v.nullable(text),
  /** The release that was rolled back automatically, where that was the last change. */
  rolledBack: v.nullable(named),
  changed: v.nullable(v.object({ at: text, action: text, actor: text, reason: v.nullable(text) })),
});

/** Why a release was rolled back automatically. */
const evidence = v.object({
  evidence: v.object({
    loads: v.number(),
    failures: v.number(),
    /** Networks that tried it, and networks in which it failed; missing in events of earlier versions. */
    networks: v.optional(v.number()),
    failingNetworks: v.optional(v.number()),
    window: v.number(),
  }),
});

const event = v.object({
  sequence: v.number(),
  at: text,
  action: text,
  remote: text,
  release: text,
  from: v.nullable(text),
  environment: v.nullable(text),
  actor: text,
  reason: v.nullable(text),
  /** Unknown details are dropped. */
  detail: v.fallback(v.nullable(v.union([audience, evidence])), null),
});

const comparison = v.object({
  from: v.object({ id: text, version: text, bytes: v.number() }),
  to: v.object({ id: text, version: text, bytes: v.number() }),
  files: v.array(v.object({ file: text })),
  shared: v.number(),
  /** Bytes that a browser with the first release fetches for the second. */
  fetched: v.number(),
  descriptor: v.array(v.object({ at: text })),
});

const counts = {
  /** Page loads that tried the release, and failed ones, also by phase. */
  loads: v.number(),
  failures: v.number(),
  phases: v.record(text, v.number()),
};

const releaseRates = v.object({
  ...counts,
  remote: text,
  release: named,
  /** Networks that tried it recently, and networks in which it failed. */
  networks: v.number(),
  failingNetworks: v.number(),
  /** The reported cause of the latest failure. */
  sample: v.nullable(text),
  /** Intervals with page loads. */
  buckets: v.array(v.object({ ...counts, at: text })),
});

const merchantLine = {
  code: text,
  environment: text,
  /** Increases with every change; a change states the one it is based on. */
  version: v.number(),
  name: text,
  languages: v.array(text),
  remotes: v.array(text),
  switchesOn: v.number(),
  changed: v.object({ at: text, action: text, actor: text, reason: v.nullable(text) }),
};

const merchantDetail = v.union([
  v.object({ switch: text, on: v.boolean() }),
  v.object({ remote: text, enabled: v.boolean() }),
  v.object({ to: v.number() }),
]);

const merchantEvent = v.object({
  version: v.number(),
  at: text,
  action: text,
  actor: text,
  reason: v.nullable(text),
  detail: v.fallback(v.nullable(merchantDetail), null),
});

/** Answers of the registry over HTTP by operation: the fields that its callers in a browser use. Times are text. */
export const registryAnswers = {
  'who-am-i': v.object({
    name: text,
    remotes: v.union([v.literal('all'), v.array(text)]),
    operator: v.boolean(),
    environment: text,
  }),
  status: v.array(channel),
  history: v.array(event),
  releases: v.array(v.object({ id: text, version: text, publishedAt: text })),
  compare: comparison,
  check: v.array(v.object({ severity: v.picklist(['refusal', 'warning']), sentence: text })),
  change: v.object({ revision: v.number() }),
  failures: v.object({
    from: text,
    until: text,
    bucketSeconds: v.number(),
    /** When a release is rolled back automatically: the share is from 0 to 1; null where that is off. */
    rule: v.nullable(v.object({ loads: v.number(), failures: v.number(), share: v.number(), window: v.number() })),
    /** Releases in use that fail and are not rolled back automatically. */
    alerts: v.array(v.object({ release: text, cause: text, text })),
    releases: v.array(releaseRates),
  }),
  merchants: v.array(v.object(merchantLine)),
  merchant: v.object({
    ...merchantLine,
    switches: v.array(v.object({ name: text, on: v.boolean() })),
    offered: v.array(v.object({ remote: text, enabled: v.boolean() })),
  }),
  'merchant-history': v.array(merchantEvent),
  'change-merchant': v.object({ version: v.number() }),
};

export type RegistryAnswers = { [Name in keyof typeof registryAnswers]: v.InferOutput<(typeof registryAnswers)[Name]> };
