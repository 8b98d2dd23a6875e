import { isCallError } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, recordIcon, SkeletonText, useKeptFocus } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ContractDetails } from './contract-details';
import { isOpen, isTermination, type ContractAction, type ContractItem } from './contract-item';
import { ContractSection } from './contract-section';
import { loadContracts } from './load-contracts';
import { sendAnswer } from './send-answer';

/** New contract requests and terminations; each is answered here, and the window closes with the last one. */
export const ContractWindow = observer(function ContractWindow() {
  const host = useHost();
  const text = useText();
  // an answered item leaves with the button that has the focus
  const region = useKeptFocus();
  const [contracts] = useState(() => new Loadable<ContractItem[]>());
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<string>();
  const [shown, setShown] = useState<ContractItem>();
  useEffect(() => void contracts.load(() => loadContracts(host, host.signal)), [contracts, host]);

  /** Reads the requests again; closes the window when none is left besides the answered one. */
  const readAgain = async (done?: ContractItem) => {
    void host.account.refresh('contracts');
    await contracts.load(() => loadContracts(host, host.signal));
    const left = contracts.value?.filter((one) => isOpen(one) && one.key !== done?.key) ?? [];
    if (contracts.state === 'ready' && left.length === 0) host.navigation.close();
  };
  const answer = async (item: ContractItem, action: ContractAction) => {
    if (sending !== undefined) return;
    if (action === 'accept' && item.downlineHigherRate) {
      const agreed = await host.messages.confirm({
        text: text('higher_rate'),
        confirm: text('higher_rate.confirm'),
        cancel: text('higher_rate.cancel'),
      });
      if (!agreed) return;
    }
    setSending(item.key);
    try {
      await sendAnswer(host, item, action);
    } catch (error) {
      setSending(undefined);
      if (!isCallError(error)) throw error;
      if (!error.details.handled && error.key !== 'cancelled') await host.messages.warning(error.message);
      // another tab was first: the message says that the current status is shown
      if (error.key === 'contract_answered') await readAgain();
      return;
    }
    setSending(undefined);
    setShown(undefined);
    setAnswered((keys) => [...keys, `${item.key} ${item.status}`]);
    await host.messages.notice({ text: text('contract_request_success'), icon: 'success' });
    await readAgain(item);
    // the message had the focus, and the button that it would return to has left
    if (document.activeElement === document.body) region.current?.querySelector('h1')?.focus();
  };
  const section = (items: ContractItem[], group: 'new' | 'termination') =>
    items.length > 0 && (
      <ContractSection
        group={group}
        items={items}
        sending={sending}
        onAnswer={(item, action) => void answer(item, action)}
        onShow={setShown}
      />
    );
  return (
    <section ref={region} aria-labelledby="contract-requests" css={style}>
      <h1 id="contract-requests" tabIndex={-1}>
        {text('contract.title')}
      </h1>
      <LoadableSection
        state={contracts.state}
        value={contracts.value?.filter(({ key, status }) => !answered.includes(`${key} ${status}`))}
        failure={
          <LoadFailed
            title={text('contract.failed')}
            text={text}
            onRetry={() => void contracts.again()}
            of={contracts}
          />
        }
        loading={
          <div role="status" aria-label={text('contract.loading')}>
            <SkeletonText lines={4} />
          </div>
        }
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState icon={recordIcon} title={text('contract.empty')} />}
      >
        {(items) => (
          <>
            {section(
              items.filter((item) => !isTermination(item)),
              'new',
            )}
            {section(items.filter(isTermination), 'termination')}
          </>
        )}
      </LoadableSection>
      {shown && <ContractDetails item={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & h1 {
    margin: 0;
    padding-inline-end: var(--space-6);
    font-size: var(--type-large);
  }
`;
