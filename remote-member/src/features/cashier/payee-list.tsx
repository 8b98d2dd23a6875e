import { cashierRemovePayee, type Payee } from '@atrium/api';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, Dialog, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { formStyle } from './cashier-style';
import { PayeeForm } from './payee-form';
import { PaymentPasswordField } from './payment-password-field';
import { useSending } from './use-sending';
import { payeeLine } from './waiting-payees';

interface PayeeListProps {
  payees: readonly Payee[];
  /** Whether payees can be added, changed and removed now. */
  changeable: boolean;
  onChanged: () => void;
}

/** The stored payees, each with its changes, and the form for another one. */
export function PayeeList({ payees, changeable, onChanged }: PayeeListProps) {
  const { language } = useHost();
  const text = useText();
  const title = useId();
  const [open, setOpen] = useState<{ payee: Payee; as: 'change' | 'remove' }>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section aria-labelledby={title}>
      <SectionHeader id={title} title={text('payees.title')} />
      <ul css={listStyle}>
        {payees.map((payee) => (
          <li key={payee.id} css={[cardStyle, itemStyle]}>
            <div>
              <b>{payee.holder}</b>
              <p>{[payee.bank, payee.number].filter(Boolean).join(', ')}</p>
              {payee.usableAt !== undefined && (
                <p>{text('payees.from', { time: language.date(payee.usableAt, 'short') })}</p>
              )}
            </div>
            <div css={actionsStyle}>
              {(changeable ? (['change', 'remove'] as const) : []).map((as) => (
                <Button
                  key={as}
                  size="small"
                  variant="secondary"
                  aria-label={`${text(`payees.${as}`)}: ${payeeLine(payee)}`}
                  onClick={() => setOpen({ payee, as })}
                >
                  {text(`payees.${as}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {changeable && (
        <>
          <h3 css={headingStyle}>{text('payees.add')}</h3>
          <PayeeForm onSaved={onChanged} />
        </>
      )}
      {open?.as === 'change' && (
        <Dialog title={text('payees.change')} size="small" onClose={close} closeLabel={text('passkeys.cancel')}>
          <PayeeForm payee={open.payee} onSaved={done} />
        </Dialog>
      )}
      {open?.as === 'remove' && <RemovePayee payee={open.payee} onRemoved={done} onClose={close} />}
    </section>
  );
}

interface RemovePayeeProps {
  payee: Payee;
  onRemoved: () => void;
  onClose: () => void;
}

function RemovePayee({ payee, onRemoved, onClose }: RemovePayeeProps) {
  const { api } = useHost();
  const text = useText();
  const needsPassword = useCan('payment-password.use');
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({ fields: ['password'] });
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(needsPassword && password === '');
    if (needsPassword && password === '') return focusWrong();
    const request = { payeeId: payee.id, password };
    const removed = await send(payee.id, (options) => api.call(cashierRemovePayee, request, options));
    setPassword('');
    if (removed) onRemoved();
  };
  return (
    <Dialog title={text('payees.remove')} size="small" onClose={onClose} closeLabel={text('passkeys.cancel')}>
      <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
        <p>{text('payees.remove.about', { payee: payeeLine(payee) })}</p>
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
        <Button type="submit" loading={sending}>
          {text('payees.remove')}
        </Button>
      </form>
    </Dialog>
  );
}

const listStyle = css`
  display: grid;
  gap: var(--space-3);
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;

const itemStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4);
  overflow-wrap: anywhere;
  & p {
    color: var(--color-muted);
  }
`;

const headingStyle = css`
  margin-block: var(--space-5) var(--space-2);
  font-size: var(--type-body);
`;

const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
