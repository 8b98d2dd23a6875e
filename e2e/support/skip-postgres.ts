/**
 * Says that a part of a proof is skipped because there is no PostgreSQL: what was not run proves nothing.
 * @throws unless skips are allowed
 */
export function skipPostgres(part: string, missing: string, allowSkips: boolean): void {
  if (!allowSkips) throw new Error(`${part} needs PostgreSQL, and ${missing}. --allow-skips passes without it.`);
  console.log(`\n${part}: skipped, ${missing}`);
}
