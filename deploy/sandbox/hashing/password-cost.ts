/** Cost of one hash, in scrypt parameters. */
export type PasswordCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** From the OWASP password storage cheat sheet: 16 MiB, five lanes. */
export const owaspCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** Almost free, for tests that are not about hashing. */
export const quickCost: PasswordCost = { N: 2, r: 1, p: 1 };
