/** The checks of a call. */
export const checks = [
  'answer',
  'session',
  'merchant',
  'types',
  'refusal',
  'pace',
  'money',
  'repetition',
  'owner',
  'list',
  'sign-out',
] as const;
export type Check = (typeof checks)[number];

/** A broken promise of the contract. */
export interface Finding {
  call: string;
  merchant: string;
  check: Check;
  /** The number of the request that shows it. */
  request: string;
  sentence: string;
}

export interface NotRun {
  /** Absent for every check of the call. */
  check?: Check;
  /** The account that cannot sign in. */
  account: string;
}

/** The result of one call at one merchant. */
export interface CallOutcome {
  call: string;
  merchant: string;
  state: 'passed' | 'failed' | 'not offered' | 'not run';
  /** The checks that ran. */
  checks: Check[];
  /** What did not run, because an account of the file cannot sign in. */
  notRun: NotRun[];
  /** Number of the last request to the call; empty where none was sent. */
  request: string;
  findings: Finding[];
}
