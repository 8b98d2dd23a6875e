import { processPayment, toMoney, type MoneyReceived, type PaymentConfirmation } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, Money } from '@atrium/ui';
import { PictureList, PicturePicker, type PicturePickerProps } from '@atrium/ui/pictures';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { useSending } from '../cashier/use-sending';
import { choicesOf } from './payment-choices';

interface PaymentItemProps {
  payment: PaymentConfirmation;
  onAnswered: () => void;
}

const labels = { Y: 'payments.received', N: 'payments.notReceived', A: 'payments.seen' } as const;

/** Faults of pictures with a message of their own in this form. */
const pictureMessages = {
  picture_kind: 'activity_apply_remark_limit2',
  picture_too_large: 'activity_apply_remark_limit3',
} as const;

/** A payment of another member with its answers. It stays until the server has accepted one. */
export const PaymentItem = observer(function PaymentItem({ payment, onAnswered }: PaymentItemProps) {
  const { api, account, language, messages, settings } = useHost();
  const text = useText();
  const title = useId();
  const { sending, send } = useSending();
  const [proof] = useState(() => new PictureList({ most: 1 }));
  const [denies, setDenies] = useState(false);
  const [missing, setMissing] = useState(false);
  const money = (decimal: string) => language.money(toMoney(decimal, settings.currency.code));
  const pictureText: PicturePickerProps['text'] = (key, values) =>
    text(key in pictureMessages ? pictureMessages[key as keyof typeof pictureMessages] : key, values);

  const answer = async (isMoneyReceived: MoneyReceived, proofOfNotReceive?: Blob) => {
    const { payDetailId } = payment;
    const request = { isMoneyReceived, payDetailId, ...(proofOfNotReceive && { proofOfNotReceive }) };
    if (!(await send(isMoneyReceived, (options) => api.call(processPayment, request, options)))) return;
    messages.toast({ kind: 'success', text: text(`payments.done.${isMoneyReceived}`) });
    void account.refresh('confirmations');
    onAnswered();
  };
  const choose = (choice: MoneyReceived) => (choice === 'N' ? setDenies(true) : void answer(choice));
  const deny = (event: FormEvent) => {
    event.preventDefault();
    if (proof.preparing) return;
    const [picture] = proof.files;
    setMissing(!picture);
    if (picture) void answer('N', picture);
  };
  return (
    <article aria-labelledby={title} css={[cardStyle, style]}>
      <h3 id={title}>
        <Money text={money(payment.amount)} />
      </h3>
      {payment.reference !== '' && <p>{text('payments.reference', { reference: payment.reference })}</p>}
      {payment.remainingAmount !== undefined && (
        <p>{text('payments.remaining', { amount: money(payment.remainingAmount) })}</p>
      )}
      {payment.isAutoConfirmed && <p>{text('payments.auto')}</p>}
      <div css={buttonsStyle}>
        {choicesOf(payment).map(({ answer: choice, enabled }) => (
          <Button
            key={choice}
            size="small"
            variant={choice === 'N' ? 'secondary' : 'primary'}
            disabled={!enabled || (sending && choice === 'N')}
            loading={sending && choice !== 'N'}
            aria-expanded={choice === 'N' && enabled ? denies : undefined}
            onClick={() => choose(choice)}
          >
            {text(labels[choice])}
          </Button>
        ))}
      </div>
      {denies && !payment.isAutoConfirmed && (
        <form noValidate css={formStyle} onSubmit={deny}>
          <PicturePicker
            list={proof}
            label={text('payments.proof')}
            hint={text('payments.proof.hint')}
            text={pictureText}
            disabled={sending}
          />
          <p role="alert" css={errorStyle}>
            {missing && proof.files.length === 0 && text('payments.proof.missing')}
          </p>
          <Button type="submit" size="small" loading={sending}>
            {text('payments.report')}
          </Button>
        </form>
      )}
    </article>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
  & > p {
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
`;

const buttonsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const formStyle = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const errorStyle = css`
  color: var(--color-negative);
  font-size: var(--type-small);
  &:empty {
    display: none;
  }
`;
