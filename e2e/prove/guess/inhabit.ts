import type { Portal } from '../../support/portal';
import { makeNamed } from '../../support/newcomer';
import { accounts } from '../../support/accounts';
import { merchant, type Person } from './people';

/** Opens an account for each, with a number and a mail address of its own. */
export async function inhabit({ operations }: Pick<Portal, 'operations'>, people: Person[]): Promise<void> {
  for (const { name, mobile, email } of people)
    await makeNamed(operations, merchant, name, accounts.player, { mobile, email });
}
