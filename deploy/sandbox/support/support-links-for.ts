import type { Account } from '../accounts/tables';
import type { Merchant } from '../merchants/merchant';

/** The entries of customer service for an account: those for everyone, and those with one of its labels. */
export function supportLinksFor({ customerService, ranks }: Merchant, account: Account | undefined) {
  const labels = account ? [...account.labels, ...(ranks[account.level] ? [String(account.level + 1)] : [])] : [];
  return customerService.filter(
    ({ labelIds }) => !labelIds?.length || labelIds.some((label) => labels.includes(label)),
  );
}
