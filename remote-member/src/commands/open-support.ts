import { supportWindow } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { openBeside } from '@atrium/ui';
import { linksFor } from '../features/customer-service/links-for';
import { supportAddress } from '../features/customer-service/support-address';

/** `support.open@1`: opens the first usable address of customer service in a new window. */
export default async function openSupport(host: Host): Promise<Record<string, never>> {
  const address = await supportAddress(linksFor(host.settings.customerService, labelsOf(host)));
  if (address === undefined) await host.messages.notice(host.language.text('support.none'));
  else if (!openBeside(address, { name: 'customer-service', ...supportWindow }))
    await host.messages.warning(host.language.text('support.blocked'));
  return {};
}

/** The club labels of the customer; a visitor has none. */
function labelsOf({ session, account }: Host): string[] {
  const member = account.member.get();
  return session.state.get().status === 'signed-in' && 'value' in member ? (member.value?.labels ?? []) : [];
}
