import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { AgreementList } from './agreement-list';

/** The contracts that a player holds, with their terms and history. Agents see theirs in the agent centre. */
export function HeldContracts() {
  const text = useText();
  return (
    <section aria-labelledby="held-contracts" css={style}>
      <h1 id="held-contracts">{text('agreement.tab.contracts')}</h1>
      <AgreementList side="held" />
    </section>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  container: centre / inline-size;
  & h1 {
    margin: 0;
    padding-inline-end: var(--space-6);
    font-size: var(--type-large);
  }
`;
