import { agentSwitches } from '@atrium/api';

/**
 * Everything a merchant turns on and off, by the back end's name, in the order of the requirements. Where those name a
 * purpose but no key (SET-33), the key is ours: SOCIALLOGIN, SMSCOUNTRYCODE, MANUALREGISTER, PAYMENTPASSWORD,
 * POINTSYSTEM and the three lists of games.
 */
export const switchKeys = [
  // getting in
  'MOBILELOGIN3',
  'MOBILEVERCODELOGIN3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'GEETEST3',
  'GEETESTTEST3',
  'GEETESTVCODE3',
  'SOCIALLOGIN',
  'SMSCOUNTRYCODE',
  'MANUALREGISTER',
  // what is mine
  'INBOX3',
  'MAILCEN',
  'REWCEN3',
  'MYRBT3',
  'PLYRBT',
  'MANPLAYREB3',
  'MYWALL',
  'DEPOSIT',
  'WITHDRAW',
  'CREDITMAR3',
  'PAYMENTPASSWORD',
  'POINTSYSTEM',
  'FEEDBACK3',
  'CBS3',
  // lists of games
  'HOTGAME3',
  'RECENTGAME3',
  'FAVGAME3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  // my team
  ...agentSwitches,
] as const;

export type SwitchKey = (typeof switchKeys)[number];
export type Switches = Record<SwitchKey, boolean>;

/** Those named are on, all others off. */
export function only(...on: SwitchKey[]): Switches {
  return valued((key) => on.includes(key));
}

/** All are on but those named. */
export function allBut(...off: SwitchKey[]): Switches {
  return valued((key) => !off.includes(key));
}

function valued(isOn: (key: SwitchKey) => boolean): Switches {
  return Object.fromEntries(switchKeys.map((key) => [key, isOn(key)])) as Switches;
}
