import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '../../engine';
import { nameTaken, type Merchant } from '../../merchants';
import { merchantNames } from '../tables';
import { registryError } from '../registry-error';

type Names = typeof merchantNames.$inferSelect;

/**
 * Gives merchants their site codes and domains, and frees those they had before. Of two merchants that claim the same
 * name concurrently, the second waits for the first.
 * @throws the `RegistryError` `MerchantInvalid` that names the owners of names that are taken
 */
export async function claimNames(
  transaction: Transaction,
  environment: string,
  claiming: readonly Merchant[],
): Promise<void> {
  const codes = claiming.map(({ code }) => code);
  const ofEnvironment = eq(merchantNames.environment, environment);
  await transaction.delete(merchantNames).where(and(ofEnvironment, inArray(merchantNames.code, codes)));
  const claims = claiming.flatMap((merchant) => namesOf(environment, merchant));
  if (claims.length === 0) return;
  const { rows } = await transaction.execute<Names>(
    sql`${insertRows(merchantNames, claims)} on conflict do nothing returning kind, name, code`,
  );
  const claimed = new Set(rows.map(keyOf));
  const lost = claims.filter((claim) => !claimed.has(keyOf(claim)));
  const [first] = lost;
  if (!first) return;
  const names = lost.filter(({ code }) => code === first.code);
  const owners = await transaction
    .select()
    .from(merchantNames)
    .where(
      and(
        ofEnvironment,
        inArray(
          merchantNames.name,
          names.map(({ name }) => name),
        ),
      ),
    );
  const faults = names.map(({ kind, name, code }) => {
    const owner = owners.find((one) => one.kind === kind && one.name === name);
    return nameTaken(code, kind, name, owner?.code ?? 'another merchant');
  });
  throw registryError('MerchantInvalid', first.code, faults);
}

/** Sorted, so that two changes that claim the same names do not wait for each other. */
function namesOf(environment: string, { code, siteCodes, domains }: Merchant): Names[] {
  const names = Object.entries({ domains, siteCodes } as const);
  return names.flatMap(([kind, list]) =>
    [...new Set(list)].sort().map((name) => ({ environment, kind: kind as Names['kind'], name, code })),
  );
}

const keyOf = ({ kind, name, code }: Pick<Names, 'kind' | 'name' | 'code'>) => `${kind} ${name} ${code}`;
