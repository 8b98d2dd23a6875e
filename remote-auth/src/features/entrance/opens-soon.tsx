import { useText } from '@atrium/contract/react';
import { buttonStyle, customerServiceIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { CustomerService } from '../customer-service/customer-service';
import { BackToSignIn } from './back-to-sign-in';

interface OpensSoonProps {
  /** What customer service can do until then. */
  children: ReactNode;
  /** What will be here, in a word or two each. */
  ways: readonly string[];
}

/** A way that is not open yet: what helps today, and what is coming. */
export function OpensSoon({ children, ways }: OpensSoonProps) {
  const text = useText();
  const soonId = useId();
  return (
    <div css={style}>
      <p>{children}</p>
      <div data-part="actions">
        <CustomerService look={buttonStyle({ size: 'large', block: true })}>
          <Icon shape={customerServiceIcon} />
          {text('sideMenu.service')}
        </CustomerService>
        <BackToSignIn />
      </div>
      <div data-part="soon">
        <p id={soonId}>{text('entrance.soon')}</p>
        <ul aria-labelledby={soonId}>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-5);
  & > [data-part='actions'] {
    display: grid;
    gap: var(--space-3);
  }
  & > [data-part='soon'] {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > [data-part='soon'] > p {
    font-weight: 600;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }
  & li {
    padding: 0.2em 0.9em;
    border-radius: var(--radius-round);
    background: var(--color-raised);
  }
`;
