/** A switch that the portal has and the source texts do not name, and what it means where it is missing. */
export interface OwnSwitch {
  /** `on` for what the source texts show without a switch; `off` for what they gate by a switch without a name. */
  absent: 'on' | 'off';
  gates: string;
}

/**
 * Every switch of our own, by name. A back end or a configuration may leave any of them out: `absent` then decides. A
 * named switch of the source texts that is missing is off (SET-35), unless it gates something that shows by default.
 */
export const ownSwitches = {
  HOTGAME3: { absent: 'on', gates: 'the list of hot games' },
  RECENTGAME3: { absent: 'on', gates: 'the list of recent games' },
  FAVGAME3: { absent: 'on', gates: 'favourite games: the list and the hearts' },
  RANDOMJACKPOT3: { absent: 'on', gates: 'the random start of the jackpot, where the back end has no value' },
  LONGDRAGON3: { absent: 'on', gates: 'the page of runs of equal draws, except under a strict protection profile' },
  VNLOTT3: { absent: 'on', gates: 'Vietnam lotteries in the menu: whether their vendor is active' },
  SEALOTT3: { absent: 'on', gates: 'lotteries of Southeast Asia in the menu: whether their vendor is active' },
  MANUALREGISTER: { absent: 'on', gates: 'registration without an invitation' },
  SOCIALLOGIN: { absent: 'off', gates: 'social sign-in' },
  SMSCOUNTRYCODE: { absent: 'off', gates: 'the choice of a country for text messages' },
  PAYMENTPASSWORD: { absent: 'off', gates: 'the payment password, in place of the sign-in password' },
  BANKPAY3: { absent: 'on', gates: 'deposits by bank transfer' },
  PAYPAGE3: { absent: 'off', gates: 'deposits on the page of a payment provider' },
  IDENTITY3: { absent: 'off', gates: 'the check of identity and age before the first withdrawal' },
  C2CPAY3: { absent: 'off', gates: 'deposits that pay a withdrawal of another member' },
  POINTSYSTEM: { absent: 'off', gates: 'points and the points mall' },
} as const satisfies Record<string, OwnSwitch>;

export type OwnSwitchKey = keyof typeof ownSwitches;

/** Whether a switch that nothing names is on. */
export function isOnWhenAbsent(name: string): boolean {
  const own: Partial<Record<string, OwnSwitch>> = ownSwitches;
  return own[name]?.absent === 'on';
}
