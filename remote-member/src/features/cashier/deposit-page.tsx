import {
  cashierDeposit,
  cashierDeposits,
  cashierReportPayment,
  cashierTerms,
  depositMethods,
  toDecimal,
  toMoney,
  type Deposit,
  type DepositMethod,
} from '@atrium/api';
import { useAccount, useCan, useHost, useText } from '@atrium/contract/react';
import { Button, buttonStyle, cardStyle, DataTableSkeleton, LoadableSection, LoadFailed, Select } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useDraftFields } from '../drafts/draft-fields';
import { AmountField } from './amount-field';
import { useCashierList } from './cashier-list';
import { detailsStyle, formStyle, pageStyle } from './cashier-style';
import { limitsOf, parseAmount, type AmountError } from './parse-amount';
import { PaymentTable } from './payment-table';
import { useSending } from './use-sending';

const abouts = {
  transfer: 'deposit.about',
  provider: 'deposit.about.provider',
  member: 'deposit.about.member',
} as const;

/** Deposits: asks for a reference, shows where to pay to, and the states of earlier deposits. */
export const DepositPage = observer(function DepositPage() {
  const { api, settings } = useHost();
  const text = useText();
  const list = useCashierList(cashierDeposits);
  const bounds = useCashierList(cashierTerms);
  const terms = bounds.value;
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({
    form: 'deposit',
    fields: ['amount'],
  });
  const form = useDraftFields('deposit', { method: '', amount: '' });
  const typed = form.values.amount;
  const [fault, setFault] = useState<AmountError>();
  const confirmations = useAccount('confirmations');
  const maySettle = useCan('payments.offer') && confirmations.state !== 'absent';
  const offered: Record<DepositMethod, boolean> = {
    transfer: useCan('deposit.by-transfer'),
    provider: useCan('deposit.by-provider'),
    member: maySettle,
  };
  const methods = depositMethods.filter((one) => offered[one]);
  const method = methods.find((one) => one === form.values.method) ?? methods[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(typed, settings.currency, limitsOf('deposit', settings, terms));
    setFault('fault' in parsed ? parsed.fault : undefined);
    if ('fault' in parsed) return focusWrong();
    if (!method) return;
    const amount = toDecimal(parsed.amount);
    const sent = await send(`${method} ${amount}`, (options) => api.call(cashierDeposit, { method, amount }, options));
    // the answer may be lost, and the list has it
    if (!sent) return void list.refresh();
    form.change({ amount: '' });
    await Promise.all([list.again(), bounds.refresh()]);
  };
  const open = list.value?.filter(({ status }) => status === 'requested') ?? [];
  return (
    <div css={pageStyle}>
      {method === undefined ? (
        <p>{text('deposit.none')}</p>
      ) : (
        <>
          <p>{text(abouts[method])}</p>
          <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
            {methods.length > 1 && (
              <Select
                label={text('deposit.method')}
                value={method}
                options={methods.map((value) => ({ value, label: text(`deposit.method.${value}`) }))}
                onChange={({ target }) => form.change({ method: target.value })}
              />
            )}
            <AmountField
              direction="deposit"
              terms={terms}
              value={typed}
              fault={fault}
              refusal={refusalOf('amount')}
              onChange={(value) => {
                form.change({ amount: value });
                setFault(undefined);
                forgetRefusal('amount');
              }}
            />
            <Button type="submit" loading={sending}>
              {text(method === 'provider' ? 'deposit.continue' : 'deposit.request')}
            </Button>
          </form>
        </>
      )}
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={<LoadFailed title={text('cashier.failed')} text={text} onRetry={() => void list.again()} of={list} />}
        loading={<DataTableSkeleton label={text('centre.loading')} />}
      >
        {(deposits) => (
          <div css={pageStyle}>
            {open.map((deposit) => (
              <Transfer key={deposit.id} deposit={deposit} onReported={() => void list.again()} />
            ))}
            {deposits.length === 0 ? (
              <p>{text('cashier.empty')}</p>
            ) : (
              <PaymentTable
                title={text('deposit.list')}
                payments={deposits.map((deposit) => ({ ...deposit, about: deposit.reference }))}
              />
            )}
          </div>
        )}
      </LoadableSection>
    </div>
  );
});

/** Where to pay to, and what the transfer must name. */
function Transfer({ deposit, onReported }: { deposit: Deposit; onReported: () => void }) {
  const { api, language, settings } = useHost();
  const text = useText();
  const { sending, send } = useSending();
  const { id, payTo, payAt, reference, amount, currency = settings.currency.code } = deposit;
  const report = async () => {
    if (await send(id, (options) => api.call(cashierReportPayment, { id }, options))) onReported();
  };
  return (
    <dl css={[cardStyle, detailsStyle]}>
      <dt>{text('amount.label')}</dt>
      <dd>{language.money(toMoney(amount, currency))}</dd>
      <dt>{text('deposit.reference')}</dt>
      <dd>
        <b>{reference}</b>
      </dd>
      {payTo !== '' && (
        <>
          <dt>{text('deposit.payTo')}</dt>
          <dd style={{ whiteSpace: 'pre-line' }}>{payTo}</dd>
        </>
      )}
      {payAt !== undefined && (
        <dd>
          <p>{text('deposit.open.hint')}</p>
          <a href={payAt} target="_blank" rel="noopener noreferrer" css={buttonStyle({ size: 'small' })}>
            {text('deposit.open')}
          </a>
        </dd>
      )}
      {deposit.method === 'member' && (
        <dd>
          <Button size="small" loading={sending} onClick={() => void report()}>
            {text('deposit.paid')}
          </Button>
        </dd>
      )}
    </dl>
  );
}
