import {
  cashierPayees,
  cashierTerms,
  cashierWithdraw,
  cashierWithdrawals,
  toDecimal,
  type CashierTerms,
  type Payee,
} from '@atrium/api';
import { useAccount, useCan, useHost, useText } from '@atrium/contract/react';
import { Button, Checkbox, DataTableSkeleton, LoadableSection, LoadFailed, SectionHeader, Select } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { useDraftFields } from '../drafts/draft-fields';
import { AmountField } from './amount-field';
import { useCashierList } from './cashier-list';
import { formStyle, pageStyle } from './cashier-style';
import { IdentityCheck } from './identity-check';
import { limitsOf, parseAmount, type AmountError } from './parse-amount';
import { PaymentPasswordField } from './payment-password-field';
import { PaymentPasswordNeeded } from './payment-password-needed';
import { PayeeList } from './payee-list';
import { PaymentTable } from './payment-table';
import { PaymentsNotice } from '../payments/payments-notice';
import { useMainBalance } from '../wallets/main-balance';
import { usePaymentPassword } from './use-payment-password';
import { useSending } from './use-sending';
import { payeeLine, waitingPayees } from './waiting-payees';

/** Withdrawals to a stored payee, the payees, and the states of earlier withdrawals. */
export const WithdrawPage = observer(function WithdrawPage() {
  const text = useText();
  const title = useId();
  const payees = useCashierList(cashierPayees, { read: waitingPayees });
  const list = useCashierList(cashierWithdrawals);
  const terms = useCashierList(cashierTerms);
  const paymentPassword = usePaymentPassword();
  const isChecked = terms.value === undefined || ['none', 'verified'].includes(terms.value.identity);
  return (
    <div css={pageStyle}>
      <PaymentsNotice />
      <p>{text('withdraw.about')}</p>
      {paymentPassword.missing && <PaymentPasswordNeeded onSaved={paymentPassword.confirmSet} />}
      {terms.value && <IdentityCheck terms={terms.value} onSent={() => void terms.again()} />}
      <LoadableSection
        state={payees.state}
        value={payees.value}
        failure={
          <LoadFailed title={text('payees.failed')} text={text} onRetry={() => void payees.again()} of={payees} />
        }
        loading={<DataTableSkeleton label={text('centre.loading')} />}
      >
        {(stored) => (
          <div css={pageStyle}>
            {isChecked && !paymentPassword.missing && stored.some(({ usableAt }) => usableAt === undefined) && (
              <WithdrawForm
                payees={stored}
                terms={terms.value}
                onSent={() => void Promise.all([list.again(), terms.refresh()])}
                onFailed={() => void list.refresh()}
              />
            )}
            <PayeeList payees={stored} changeable={!paymentPassword.missing} onChanged={() => void payees.again()} />
          </div>
        )}
      </LoadableSection>
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={<LoadFailed title={text('cashier.failed')} text={text} onRetry={() => void list.again()} of={list} />}
        loading={<DataTableSkeleton label={text('centre.loading')} />}
      >
        {(withdrawals) => (
          <section aria-labelledby={title}>
            <SectionHeader id={title} title={text('withdraw.list')} />
            {withdrawals.length === 0 ? (
              <p>{text('cashier.empty')}</p>
            ) : (
              <PaymentTable
                title={text('withdraw.list')}
                payments={withdrawals.map(({ payee, remaining, ...withdrawal }) => ({
                  ...withdrawal,
                  about: payee,
                  remaining,
                  hint: withdrawal.status === 'pending' ? text('withdraw.when') : undefined,
                }))}
              />
            )}
          </section>
        )}
      </LoadableSection>
    </div>
  );
});

interface WithdrawFormProps {
  payees: readonly Payee[];
  terms: CashierTerms | undefined;
  onSent: () => void;
  onFailed: () => void;
}

const WithdrawForm = observer(function WithdrawForm({ payees, terms, onSent, onFailed }: WithdrawFormProps) {
  const { api, settings, account, language } = useHost();
  const text = useText();
  const needsPassword = useCan('payment-password.use');
  const confirmations = useAccount('confirmations');
  const balance = useMainBalance()?.minor;
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({
    form: 'withdraw',
    fields: ['payee', 'amount', 'password'],
  });
  const form = useDraftFields('withdraw', { payee: '', amount: '' });
  const typed = form.values.amount;
  const [fault, setFault] = useState<AmountError>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const mayOffer = useCan('payments.offer') && confirmations.state !== 'absent';
  const [offered, setOffered] = useState(false);
  const usable = payees.filter(({ usableAt }) => usableAt === undefined);
  const payeeId = (usable.find(({ id }) => id === form.values.payee) ?? usable[0])?.id ?? '';
  const waitOf = ({ usableAt }: Payee) =>
    usableAt === undefined ? [] : [text('payees.from', { time: language.date(usableAt, 'short') })];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(typed, settings.currency, { ...limitsOf('withdraw', settings, terms), balance });
    setFault('fault' in parsed ? parsed.fault : undefined);
    if ('fault' in parsed) return focusWrong();
    setMissing(needsPassword && password === '');
    if (needsPassword && password === '') return focusWrong();
    const amount = toDecimal(parsed.amount);
    const request = { amount, payeeId, ...(mayOffer && offered && { offer: true }) };
    const sent = await send(JSON.stringify(request), (options) =>
      api.call(cashierWithdraw, { ...request, password }, options),
    );
    setPassword('');
    // the answer may be lost, and the list has it
    if (!sent) return onFailed();
    form.change({ amount: '' });
    void account.refresh('balance');
    onSent();
  };
  return (
    <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
      <Select
        label={text('withdraw.payee')}
        value={payeeId}
        error={refusalOf('payee')}
        options={payees.map((payee) => ({
          value: payee.id,
          label: [payeeLine(payee), ...waitOf(payee)].join(' · '),
          disabled: payee.usableAt !== undefined,
        }))}
        onChange={({ target }) => {
          form.change({ payee: target.value });
          forgetRefusal('payee');
        }}
      />
      <AmountField
        direction="withdraw"
        terms={terms}
        value={typed}
        fault={fault}
        refusal={refusalOf('amount')}
        balance={balance}
        onChange={(value) => {
          form.change({ amount: value });
          setFault(undefined);
          forgetRefusal('amount');
        }}
      />
      {needsPassword && (
        <PaymentPasswordField
          label={text('security.paymentPassword')}
          value={password}
          error={missing ? text('not_empty') : refusalOf('password')}
          onChange={(value) => {
            setPassword(value);
            setMissing(false);
            forgetRefusal('password');
          }}
        />
      )}
      {mayOffer && (
        <div>
          <Checkbox
            label={text('withdraw.offer')}
            checked={offered}
            onChange={({ target }) => setOffered(target.checked)}
          />
          <p>{text('withdraw.offer.hint')}</p>
        </div>
      )}
      <Button type="submit" loading={sending}>
        {text('page.withdraw')}
      </Button>
    </form>
  );
});
