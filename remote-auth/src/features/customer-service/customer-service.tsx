import { useHost } from '@atrium/contract/react';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { useCustomerService } from './use-customer-service';

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
  const { commands } = useHost();
  const way = useCustomerService();
  if (way === 'command') {
    const open = () => void commands.run('support.open@1', {}).catch(() => undefined); // reported by the host
    return (
      <button type="button" css={[look, { cursor: 'pointer' }]} onClick={open}>
        {children}
      </button>
    );
  }
  if (!way) return null;
  return (
    <a href={way.address} target="_blank" rel="noopener noreferrer" css={look}>
      {children}
    </a>
  );
}
