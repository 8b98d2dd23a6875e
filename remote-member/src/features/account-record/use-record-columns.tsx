import { toMoney, transactionKinds, type Transaction } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money, type DataColumn } from '@atrium/ui';

const knownKinds: readonly string[] = transactionKinds;

/** Key of the name of an entry; its kind may be unknown, of a newer back end. A withdrawal that comes in was returned. */
export function kindKey({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  if (type === 'withdrawal' && !amount.startsWith('-')) return 'record.kind.returned';
  return `record.kind.${knownKinds.includes(type) ? type : 'other'}`;
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
      cell: ({ type, amount, reference }) => (
        <>
          {text(kindKey({ type, amount }))}
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
