/** Reasons to require a new password before the session begins. */
export interface ChangeReasons {
  /** The merchant's switch for forced changes. */
  forcesChange: boolean;
  /** The typed password is the merchant's default one. */
  defaultPassword: boolean;
  passwordExpired: boolean;
}

export function mustChangePassword({ forcesChange, defaultPassword, passwordExpired }: ChangeReasons): boolean {
  return forcesChange && (defaultPassword || passwordExpired);
}
