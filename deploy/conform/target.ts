import * as v from 'valibot';

const Credentials = v.strictObject({
  username: v.pipe(v.string(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  /** Where the merchant has payment passwords. */
  paymentPassword: v.optional(v.string()),
});

const ConformMerchant = v.strictObject({
  /** The code in the header `Merchant`. */
  code: v.pipe(v.string(), v.nonEmpty()),
  language: v.optional(v.string(), 'EN'),
  /** The origin of the portal's pages, not of the back end: social sign-in names it, and no request is sent there. */
  portalOrigin: v.optional(v.string()),
  accounts: v.strictObject({
    /** A player with money. */
    member: Credentials,
    /** Another player, without anything in common with the first. */
    other: Credentials,
    /** Without an agent, the calls of agents are not checked. */
    agent: v.optional(Credentials),
    /** A member who may send money to an upline. Without one, that call is not checked. */
    downline: v.optional(Credentials),
  }),
  /** Ids of calls, `mall.*` for all of an area. Default: every call. */
  calls: v.optional(v.array(v.string())),
  /** Fields that replace those of a request, by the id of its call. */
  requests: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** The file that names merchants and accounts for `atrium conform`. */
export const TargetSchema = v.strictObject({ merchants: v.pipe(v.array(ConformMerchant), v.nonEmpty()) });

export type Credentials = v.InferOutput<typeof Credentials>;
export type ConformMerchant = v.InferOutput<typeof ConformMerchant>;
export type Target = v.InferOutput<typeof TargetSchema>;

/** Reads the file's content. Throws every fault with its location. */
export function readTarget(content: unknown): Target {
  const read = v.safeParse(TargetSchema, content);
  if (read.success) return read.output;
  throw new TargetInvalid(read.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`));
}

export class TargetInvalid extends Error {
  override readonly name = 'TargetInvalid';
  constructor(readonly faults: string[]) {
    super(['The file of accounts is not valid:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/** Whether a merchant of the file is for a call. */
export function isChosen(patterns: readonly string[] | undefined, call: string): boolean {
  if (!patterns) return true;
  return patterns.some((pattern) =>
    pattern.endsWith('.*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern,
  );
}
