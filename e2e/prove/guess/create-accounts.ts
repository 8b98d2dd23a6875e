import type { Portal } from '../../support/portal';
import { copyAccountAs } from '../../support/copy-account';
import { accounts } from '../../support/accounts';
import { merchant, type Person } from './draw-people';

/** Creates an account for each person, with a number and a mail address. */
export async function createAccounts({ operations }: Pick<Portal, 'operations'>, people: Person[]): Promise<void> {
  for (const { name, mobile, email } of people)
    await copyAccountAs(operations, merchant, name, accounts.player, { mobile, email });
}
