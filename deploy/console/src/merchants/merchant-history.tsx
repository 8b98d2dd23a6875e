import { css } from '@emotion/react';
import { Button } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import type { MerchantEvent, MerchantStatus } from '../registry/answers';
import { Timestamp } from '../components/timestamp';
import { merchantActionText } from './merchant-action-text';

interface MerchantHistoryProps {
  merchant: MerchantStatus;
  events: MerchantEvent[];
}

/** Versions of a merchant, the latest first; each can be restored. */
export const MerchantHistory = observer(function MerchantHistory({ merchant, events }: MerchantHistoryProps) {
  const console = useConsole();
  return (
    <ol className="history" css={style}>
      {events.map((event) => (
        <li key={event.version}>
          <div>
            <p>
              <strong>Version {event.version}</strong>: {merchantActionText(event)}
            </p>
            <p css={quietStyle}>
              {event.actor}, <Timestamp at={event.at} />
              {event.reason !== null && <>: “{event.reason}”</>}
            </p>
          </div>
          {console.identity.operator && event.version !== merchant.version && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Roll back to version ${event.version}…`}
              onClick={() => console.beginMerchant(merchant, { action: 'rollback', to: event.version })}
            >
              Roll back…
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
});

const style = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-4);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

const quietStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
