import { agentSwitches, purposeSwitches } from '@atrium/api';

/**
 * Every merchant switch by its back-end name, in the order of the requirements. Where those name a purpose but no key,
 * the key comes from `purposeSwitches`; `ownSwitches` lists all keys of our own, with their meaning when absent.
 */
export const switchKeys = [
  // sign-in and registration
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
  purposeSwitches.socialLogins,
  purposeSwitches.smsCountryCode,
  purposeSwitches.manualRegister,
  // account
  'INBOX3',
  purposeSwitches.mailCentre,
  purposeSwitches.rewardCentre,
  'MYRBT3',
  'PLYRBT',
  'MANPLAYREB3',
  'MYWALL',
  'DEPOSIT',
  'WITHDRAW',
  'CREDITMAR3',
  'BANKPAY3',
  'PAYPAGE3',
  'IDENTITY3',
  'C2CPAY3',
  purposeSwitches.paymentPassword,
  purposeSwitches.pointsSystem,
  'FEEDBACK3',
  'CBS3',
  // lists of games
  'HOTGAME3',
  'RECENTGAME3',
  'FAVGAME3',
  'RANDOMJACKPOT3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  'LONGDRAGON3',
  'VNLOTT3',
  'SEALOTT3',
  // team
  ...agentSwitches,
] as const;

export type SwitchKey = (typeof switchKeys)[number];
export type Switches = Record<SwitchKey, boolean>;

/** The named switches on, all others off. */
export function onlySwitches(...on: SwitchKey[]): Switches {
  return switchesWhere((key) => on.includes(key));
}

/** All switches on except the named ones. */
export function allExcept(...off: SwitchKey[]): Switches {
  return switchesWhere((key) => !off.includes(key));
}

function switchesWhere(isOn: (key: SwitchKey) => boolean): Switches {
  return Object.fromEntries(switchKeys.map((key) => [key, isOn(key)])) as Switches;
}
