import {
  agentTransfer,
  toDecimal,
  toMoney,
  transferUpline,
  type TransferLine,
  type TransferOutcomes,
} from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button, Dialog, PasswordField, TextArea, TextField, useWrongField } from '@atrium/ui';
import { keptKeys } from '@atrium/ui/drafts';
import { useRef, useState, type FormEvent } from 'react';
import { formStyle } from '../register/form-style';
import { Outcomes } from './outcomes';
import { amountFault, readLines } from './transfer-lines';

/** The receiver of a transfer: one member, several, or the direct upline. */
export type Receiver = { account: string } | 'several' | 'upline';

interface TransferDialogProps {
  receiver: Receiver;
  /** After the money has moved. */
  onSent: () => void;
  onClose: () => void;
}

/** Money to downlines or to the upline, with the payment password. */
export function TransferDialog({ receiver, onSent, onClose }: TransferDialogProps) {
  const host = useHost();
  const { api, settings, messages, account, language } = host;
  const text = useText();
  const needsPassword = useCan('payment-password.use');
  const [keys] = useState(() => keptKeys(host, 'transfer'));
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<TransferOutcomes>();
  const busy = useRef(false);
  const { formRef, focusWrong } = useWrongField();
  const currency = settings.currency.code;

  /** The lines to send; undefined after a fault, which is shown. */
  const lines = (): TransferLine[] | undefined => {
    if (receiver !== 'several') {
      const wrong = amountFault(typed.trim(), currency);
      if (wrong) return void setFault(text(wrong));
      return [{ account: receiver === 'upline' ? 'upline' : receiver.account, amount: typed.trim() }];
    }
    const read = readLines(typed, currency);
    if ('lines' in read) return read.lines;
    if (read.fault === 'tooMany') return void setFault(text('transfer.tooMany'));
    return void setFault(text('transfer.line.wrong', { line: String(read.fault === 'none' ? 1 : read.fault.line) }));
  };

  const send = async (sent: TransferLine[], idempotencyKey: string): Promise<void> => {
    const [first] = sent;
    if (receiver === 'upline' && first) {
      const amount = toDecimal(toMoney(first.amount, currency));
      await api.call(transferUpline, { amount, password }, { idempotencyKey });
      return;
    }
    const outcomes = await api.call(agentTransfer, { lines: sent, password }, { idempotencyKey });
    if (!outcomes.done) setFailed(outcomes);
    else finish(sent);
  };
  const finish = (sent: TransferLine[]) => {
    const minor = sent.reduce((sum, { amount }) => sum + toMoney(amount, currency).minor, 0);
    messages.toast({ kind: 'success', text: text('transfer.done', { amount: language.money({ minor, currency }) }) });
    void account.refresh('balance');
    onSent();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setFailed(undefined);
    const checked = lines();
    const lacking = needsPassword && password === '';
    setMissing(lacking);
    if (!checked || lacking) return focusWrong();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await keys.run(JSON.stringify(checked), (key) => send(checked, key));
      if (receiver === 'upline') finish(checked);
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      busy.current = false;
      setSending(false);
      setPassword('');
    }
  };
  const title = typeof receiver === 'object' ? text('transfer.to', receiver) : text(`transfer.${receiver}`);
  const change = (value: string) => {
    setTyped(value);
    setFault(undefined);
  };
  return (
    <Dialog title={title} size="small" onClose={onClose} closeLabel={text('dialog.close')}>
      <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
        {receiver === 'several' ? (
          <TextArea
            label={text('transfer.lines')}
            hint={text('transfer.lines.hint')}
            error={fault}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <TextField
            purpose="amount"
            label={text('record.amount')}
            error={fault}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        )}
        {failed && <Outcomes outcomes={failed} />}
        {needsPassword && (
          <PasswordField
            label={text('transfer.password')}
            revealLabel={text('password.show')}
            concealLabel={text('password.hide')}
            value={password}
            error={missing ? text('register.missing') : undefined}
            onChange={({ target }) => {
              setPassword(target.value);
              setMissing(false);
            }}
          />
        )}
        <Button type="submit" loading={sending}>
          {text('transfer.send')}
        </Button>
      </form>
    </Dialog>
  );
}
