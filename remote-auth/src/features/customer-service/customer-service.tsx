import { useHost, useReadable } from '@atrium/contract/react';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { supportAddress } from './support-address';

interface CustomerServiceProps {
  /** How the way in looks: `quietLinkStyle`, `buttonStyle()`. */
  look: SerializedStyles;
  children: ReactNode;
}

/**
 * The way to the merchant's customer service: the portal's own where a remote offers it, else the first address of the
 * settings; nothing where there is neither.
 */
export function CustomerService({ look, children }: CustomerServiceProps) {
  const { commands, settings, facts } = useHost();
  useReadable(facts.revision);
  if (commands.has('support.open@1')) {
    const open = () => void commands.run('support.open@1', {}).catch(() => undefined); // told by the host
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
