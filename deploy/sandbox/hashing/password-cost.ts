/** What one hash costs, in scrypt's own parameters. */
export type PasswordCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** From the OWASP password storage cheat sheet: 16 MiB, five lanes. */
export const owaspCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** Next to none, for tests that are not about hashes. */
export const quickCost: PasswordCost = { N: 2, r: 1, p: 1 };
