import { contractsTerminate, type Agreement, type ContractKind } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Tag, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { ContractDetails } from '../contracts/contract-details';
import { TeamTable } from '../table/team-table';
import { useAgreementName } from './agreement-name';
import { OfferDialog } from './offer-dialog';
import { tiersOf } from './offer-terms';

interface AgreementTableProps {
  side: 'given' | 'held';
  contracts: Agreement[];
  onChanged: () => void;
}

const statuses: readonly string[] = ['P', 'V', 'C', 'R'];

/** Contracts with their status; those offered to downlines can be ended, or offered again. */
export function AgreementTable({ side, contracts, onChanged }: AgreementTableProps) {
  const { api, messages, language } = useHost();
  const text = useText();
  const nameOf = useAgreementName();
  const [shown, setShown] = useState<Agreement>();
  const [again, setAgain] = useState<Agreement>();
  const statusOf = ({ status, terminating }: Agreement): string => {
    if (terminating) return text('agreement.ending');
    if (status === 'E') return text('agreement.expired');
    return statuses.includes(status) ? text(`contract.status.${status}`) : status;
  };
  const end = async ({ id, account }: Agreement) => {
    const agreed = await messages.confirm({
      text: text('agreement.end.ask', { account }),
      confirm: text('agreement.end'),
      cancel: text('higher_rate.cancel'),
    });
    if (!agreed) return;
    try {
      await api.call(contractsTerminate, { id });
      messages.toast({ kind: 'success', text: text('agreement.ended', { account }) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!error.details.handled && error.key !== 'cancelled') await messages.warning(error.message);
    }
    onChanged();
  };
  const actions = (contract: Agreement) => {
    const of = { account: contract.account || text('agreement.merchant'), contract: nameOf(contract) };
    const action = (name: string, press: () => void) => (
      <Button size="small" variant="secondary" aria-label={text(`${name}.of`, of)} onClick={press}>
        {text(name)}
      </Button>
    );
    return (
      <span css={actionsStyle}>
        {action('agreement.details', () => setShown(contract))}
        {side === 'given' &&
          contract.status === 'V' &&
          !contract.terminating &&
          action('agreement.end', () => void end(contract))}
        {side === 'given' && contract.status === 'E' && action('agreement.again', () => setAgain(contract))}
      </span>
    );
  };
  const columns: DataColumn<Agreement>[] = [
    {
      id: 'account',
      title: text('agreement.with'),
      cell: ({ account }) => <b>{account || text('agreement.merchant')}</b>,
    },
    { id: 'contract', title: text('offer.subject'), cell: nameOf },
    { id: 'status', title: text('agreement.status'), cell: (contract) => <Tag tone="quiet">{statusOf(contract)}</Tag> },
    { id: 'offered', title: text('agreement.since'), cell: ({ offeredAt }) => language.date(offeredAt, 'date') },
    { id: 'actions', title: text('agreement.actions'), cell: actions },
  ];
  return (
    <>
      <TeamTable caption={text(`agreement.${side}`)} columns={columns} rows={contracts} keyOf={({ id }) => id} />
      {shown && (
        <ContractDetails
          item={{ id: shown.id, kind: shown.kind as ContractKind, tiers: tiersOf(shown) }}
          title={nameOf(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      {again && (
        <OfferDialog
          downline={{ id: again.downline, account: again.account }}
          expired={again}
          onClose={() => setAgain(undefined)}
          onOffered={onChanged}
        />
      )}
    </>
  );
}

const actionsStyle = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
