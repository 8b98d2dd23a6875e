/** What a person types to be let in by username. */
export interface Credentials {
  username: string;
  password: string;
}

/** Spaces around either are slips of the hand or of a paste. */
export function trimmed({ username, password }: Credentials): Credentials {
  return { username: username.trim(), password: password.trim() };
}

/** The fields nothing stands in, in the order they are drawn. Emptiness alone keeps an attempt from being sent. */
export function missingFields(credentials: Credentials): (keyof Credentials)[] {
  const { username, password } = trimmed(credentials);
  return [...(username ? [] : ['username' as const]), ...(password ? [] : ['password' as const])];
}
