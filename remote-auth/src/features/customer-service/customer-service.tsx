import { useHost, useReadable } from '@atrium/contract/react';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { supportAddress } from './support-address';

interface CustomerServiceProps {
  /** Style of the link: `quietLinkStyle`, `buttonStyle()`. */
  look: SerializedStyles;
  children: ReactNode;
}

/**
 * Link to the merchant's customer service: the portal's own if a remote offers it, else the first address in the
 * settings. Renders nothing without either.
 */
export function CustomerService({ look, children }: CustomerServiceProps) {
  const { commands, settings, facts } = useHost();
  useReadable(facts.revision);
  if (commands.has('support.open@1')) {
    const open = () => void commands.run('support.open@1', {}).catch(() => undefined); // reported by the host
    return (
      <button type="button" css={[look, { cursor: 'pointer' }]} onClick={open}>
        {children}
      </button>
    );
  }
  const address = supportAddress(settings.customerService);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" css={look}>
      {children}
    </a>
  );
}
