import { toMoney, type PaymentState } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { DataTable, Money, type DataColumn } from '@atrium/ui';

/** A deposit or a withdrawal, as the table shows it. */
export interface Payment {
  id: string;
  amount: string;
  currency?: string | undefined;
  status: PaymentState;
  /** What the payment names, or the payee. */
  about: string;
  reason: string;
  /** Of a withdrawal that is offered to other members: what they have not paid yet, a decimal. */
  remaining?: string | undefined;
  /** Below the state. */
  hint?: string | undefined;
  time?: number | undefined;
}

const narrow = { below: 'centre (max-width: 40rem)', form: 'list' } as const;

/** Payments with their states, the newest first. */
export function PaymentTable({ title, payments }: { title: string; payments: readonly Payment[] }) {
  const { language, settings } = useHost();
  const text = useText();
  const columns: DataColumn<Payment>[] = [
    {
      id: 'time',
      title: text('cashier.time'),
      cell: ({ time }) =>
        time !== undefined && <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>,
    },
    { id: 'about', title: text('cashier.about'), cell: ({ about }) => about },
    {
      id: 'status',
      title: text('cashier.status'),
      cell: ({ status, reason, remaining, hint, currency = settings.currency.code }) => (
        <>
          {text(`cashier.status.${status}`) + (reason === '' ? '' : `: ${reason}`)}
          {remaining !== undefined && (status === 'pending' || status === 'disputed') && (
            <small style={{ display: 'block' }}>
              {text('payments.remaining', { amount: language.money(toMoney(remaining, currency)) })}
            </small>
          )}
          {hint !== undefined && <small style={{ display: 'block' }}>{hint}</small>}
        </>
      ),
    },
    {
      id: 'amount',
      title: text('amount.label'),
      figure: true,
      cell: ({ amount, currency = settings.currency.code }) => (
        <Money text={language.money(toMoney(amount, currency))} />
      ),
    },
  ];
  return <DataTable caption={title} columns={columns} rows={payments} keyOf={({ id }) => id} narrow={narrow} />;
}
