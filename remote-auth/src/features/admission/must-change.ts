/** What decides whether a password is to be changed before a session begins. */
export interface Causes {
  /** The merchant's switch, which covers both causes. */
  forcesChange: boolean;
  /** The password typed is the one the merchant gives to accounts it opens. */
  defaultPassword: boolean;
  passwordExpired: boolean;
}

export function mustChange({ forcesChange, defaultPassword, passwordExpired }: Causes): boolean {
  return forcesChange && (defaultPassword || passwordExpired);
}
