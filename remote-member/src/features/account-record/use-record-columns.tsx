import { toMoney, transactionKinds, type Transaction } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money, type DataColumn } from '@atrium/ui';

const knownKinds: readonly string[] = transactionKinds;

/** Key of the name of a kind; of a newer back end it may be unknown. */
export function kindKey(kind: string): string {
  return `record.kind.${knownKinds.includes(kind) ? kind : 'other'}`;
}

/** Columns of a transaction: time, kind, amount and resulting balance. */
export function useRecordColumns(currency: string): DataColumn<Transaction>[] {
  const { language } = useHost();
  const text = useText();
  return [
    {
      id: 'time',
      title: text('record.time'),
      cell: ({ time }) => <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>,
    },
    {
      id: 'type',
      title: text('record.type'),
      cell: ({ type, reference }) => (
        <>
          {text(kindKey(type))}
          {reference && <small title={reference}>{reference}</small>}
        </>
      ),
    },
    {
      id: 'amount',
      title: text('record.amount'),
      figure: true,
      cell: (transaction) => {
        const amount = toMoney(transaction.amount, currency);
        const incoming = amount.minor >= 0;
        return <Money text={`${incoming ? '+' : ''}${language.money(amount)}`} tone={incoming ? 'gain' : 'loss'} />;
      },
    },
    {
      id: 'balance',
      title: text('record.balance'),
      figure: true,
      cell: ({ balance, wallet }) => (
        <>
          <Money text={language.money(toMoney(balance, currency))} />
          {wallet && <small>{wallet}</small>}
        </>
      ),
    },
  ];
}
