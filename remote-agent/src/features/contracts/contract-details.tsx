import type { ContractKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Dialog } from '@atrium/ui';
import { css } from '@emotion/react';
import type { Tier } from './contract-item';
import { ContractHistory } from './contract-history';
import { TermsTable } from './terms-table';

interface ContractDetailsProps {
  /** The id is empty where the back end names none; then there is no history. */
  item: { kind: ContractKind; id: string; tiers: readonly Tier[] };
  /** Default: the kind. */
  title?: string;
  onClose: () => void;
}

/** The terms of one contract, and what happened to it. */
export function ContractDetails({ item: { kind, id, tiers }, title, onClose }: ContractDetailsProps) {
  const text = useText();
  const name = title ?? text(`contract.kind.${kind}`);
  return (
    <Dialog title={name} onClose={onClose} closeLabel={text('dialog.close')}>
      <div css={style}>
        <TermsTable kind={kind} tiers={tiers} caption={name} />
        {id !== '' && <ContractHistory id={id} />}
      </div>
    </Dialog>
  );
}

const style = css`
  /* the container of the tables: their rows become cards in a narrow dialog */
  container: centre / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
