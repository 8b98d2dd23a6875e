import { contractsList, contractsPageSize, type Agreement } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { Dialog, EmptyState, LoadableSection, LoadFailed, SkeletonText } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { OfferForm } from './offer-form';
import { useContractKinds } from './use-contract-kinds';

interface OfferDialogProps {
  downline: { id: string; account: string };
  /** An expired offer to make again. */
  expired?: Agreement;
  onClose: () => void;
  onOffered?: () => void;
}

/** Offers a downline a contract like one of the agent's own. */
export const OfferDialog = observer(function OfferDialog({ downline, expired, onClose, onOffered }: OfferDialogProps) {
  const { api, signal } = useHost();
  const text = useText();
  const kinds: readonly string[] = useContractKinds();
  const [own] = useState(() => new Loadable<Agreement[]>());
  useEffect(() => {
    void own.load(
      async () =>
        (await api.call(contractsList, { side: 'held', pageNo: 1, pageSize: contractsPageSize }, { signal })).contracts,
    );
  }, [own, api, signal]);
  const usable = own.value?.filter(
    (one) => one.status === 'V' && kinds.includes(one.kind) && (!expired || isSameSubject(one, expired)),
  );
  return (
    <Dialog title={text('offer.to', downline)} onClose={onClose} closeLabel={text('dialog.close')}>
      <LoadableSection
        state={own.state}
        value={usable}
        failure={<LoadFailed title={text('agreement.failed')} text={text} onRetry={() => void own.again()} of={own} />}
        loading={
          <div role="status" aria-label={text('agreement.loading')}>
            <SkeletonText lines={4} />
          </div>
        }
        isEmpty={(contracts) => contracts.length === 0}
        empty={<EmptyState title={text('offer.none')}>{text('offer.none.hint')}</EmptyState>}
      >
        {(contracts) => (
          <OfferForm
            downline={downline}
            own={contracts}
            expired={expired}
            onOffered={() => {
              onOffered?.();
              onClose();
            }}
          />
        )}
      </LoadableSection>
    </Dialog>
  );
});

const isSameSubject = (one: Agreement, other: Agreement) =>
  one.kind === other.kind && one.productType === other.productType && one.computationPeriod === other.computationPeriod;
