import { useHost, useReadable } from '@atrium/contract/react';
import { supportAddress } from './support-address';

/** The merchant's customer service: the portal's own command, an address, or none. */
export type CustomerServiceWay = 'command' | { address: string } | undefined;

/** How customer service is reached here; follows the facts. */
export function useCustomerService(): CustomerServiceWay {
  const { commands, settings, facts } = useHost();
  useReadable(facts.revision);
  if (commands.has('support.open@1')) return 'command';
  const address = supportAddress(settings.customerService);
  return address === undefined ? undefined : { address };
}
