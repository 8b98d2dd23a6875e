/** Reasons to require a new password before the session begins. */
export interface ChangeReasons {
  /** The merchant's switch for forced changes. */
  forcesChange: boolean;
  /** The typed password is the merchant's default one. */
  defaultPassword: boolean;
  passwordExpired: boolean;
  /** An agent registered the account under this password, which must be replaced at every merchant. */
  chosenByAgent: boolean;
}

export function mustChangePassword({
  forcesChange,
  defaultPassword,
  passwordExpired,
  chosenByAgent,
}: ChangeReasons): boolean {
  return chosenByAgent || (forcesChange && (defaultPassword || passwordExpired));
}
