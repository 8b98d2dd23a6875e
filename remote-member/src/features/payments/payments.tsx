import { paymentConfirmations } from '@atrium/api';
import { notConfirmedMinutes } from '@atrium/api/figures';
import { useAccount, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, useKeptFocus } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useCashierList } from '../cashier/cashier-list';
import { PaymentItem } from './payment-item';

/** The window with the payments of other members for one's own withdrawals. The last answer closes it. */
export const Payments = observer(function Payments() {
  const text = useText();
  const title = useId();
  const isAbsent = useAccount('confirmations').state === 'absent';
  return (
    <section aria-labelledby={title} css={style}>
      <h2 id={title}>{text('payments.title')}</h2>
      {isAbsent ? <EmptyState title={text('payments.empty')} /> : <PaymentItems />}
    </section>
  );
});

const PaymentItems = observer(function PaymentItems() {
  const { navigation } = useHost();
  const text = useText();
  const list = useCashierList(paymentConfirmations);
  // the focus goes from an answered item to the next one
  const region = useKeptFocus();
  // an answered item is left out at once: a request within 250 ms of another one shares its answer
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const open = (list.value?.payments ?? []).filter(({ payDetailId }) => !answered.includes(payDetailId));
  const leave = (id: string) => {
    setAnswered((earlier) => [...earlier, id]);
    if (open.every(({ payDetailId }) => payDetailId === id)) navigation.close();
  };
  return (
    <LoadableSection
      state={list.state}
      value={list.value}
      failure={<LoadFailed title={text('payments.failed')} text={text} onRetry={() => void list.again()} of={list} />}
      loading={<DataTableSkeleton label={text('centre.loading')} />}
    >
      {() =>
        open.length === 0 ? (
          <EmptyState title={text('payments.empty')} />
        ) : (
          <section ref={region} css={listStyle}>
            <p>{text('payments.about')}</p>
            <p>{text('payments.limit', { minutes: notConfirmedMinutes })}</p>
            {open.map((payment) => (
              <PaymentItem key={payment.payDetailId} payment={payment} onAnswered={() => leave(payment.payDetailId)} />
            ))}
          </section>
        )
      }
    </LoadableSection>
  );
});

const listStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > h2 {
    padding-inline-end: 3rem;
    font-size: var(--type-title);
  }
`;
