import { minimumAge } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';

const clauses = ['terms.age', 'terms.account', 'terms.money', 'terms.play', 'terms.data'];

/** The terms, as a list. */
export function TermsText() {
  const text = useText();
  const { settings } = useHost();
  return (
    <ol css={style}>
      {clauses.map((clause) => (
        <li key={clause}>{text(clause, { age: minimumAge, merchant: settings.merchant.name })}</li>
      ))}
    </ol>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding-inline-start: 1.5em;
  list-style: decimal;
  color: var(--color-text);
  line-height: 1.6;
`;
