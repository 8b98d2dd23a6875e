export const ruleNames = [
  'sign-in-day',
  'mobile',
  'email',
  'second-factor',
  'first-stake',
  'loss-of-yesterday',
  'stakes-of-week',
  'rounds-of-day',
  'application',
] as const;
export type RuleName = (typeof ruleNames)[number];
