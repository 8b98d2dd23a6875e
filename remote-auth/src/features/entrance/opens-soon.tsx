import { useText } from '@atrium/contract/react';
import { buttonStyle, customerServiceIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
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
      <section>
        <h3>{text('entrance.soon')}</h3>
        <ul>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-5);
  & p {
    margin: 0;
  }
  & > [data-part='actions'] {
    display: grid;
    gap: var(--space-3);
  }
  & > section {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding: 0.2em 0.9em;
    border-radius: var(--radius-round);
    background: var(--color-raised);
  }
`;
