import { toDecimal, walletsBringBack, walletsTransfer } from '@atrium/api';
import { useAccount, useHost, useText } from '@atrium/contract/react';
import { Button, Select, SectionHeader, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { formStyle } from '../cashier/cashier-style';
import { parseAmount, type AmountError } from '../cashier/parse-amount';
import { useDraftFields } from '../drafts/draft-fields';
import { main } from './main-balance';
import { useSending } from '../cashier/use-sending';

type Fault = 'wallets.overBalance' | `amount.${AmountError}`;

/** Moves money between the main wallet and that of a vendor; nothing where there is only one wallet. */
export const WalletTransfer = observer(function WalletTransfer() {
  const { api, account, language, messages, settings } = useHost();
  const text = useText();
  const title = useId();
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({
    form: 'wallets',
    fields: ['amount'],
  });
  const part = useAccount('balance');
  const wallets = part.state === 'absent' ? [] : (part.value?.wallets ?? []);
  const vendors = wallets.filter(({ id }) => id !== main);
  const form = useDraftFields('wallets', { way: 'to-vendor', vendor: '', amount: '' });
  const { way, vendor: chosen, amount: typed } = form.values;
  const [fault, setFault] = useState<Fault>();
  const vendor = vendors.find(({ id }) => id === chosen) ?? vendors[0];
  const mainOne = wallets.find(({ id }) => id === main);
  if (!vendor || !mainOne) return null;
  const source = way === 'to-vendor' ? mainOne : vendor;
  const most = source.available;
  const isAway = vendors.some(({ available }) => available.minor > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(typed, settings.currency, { most: most.minor });
    if ('fault' in parsed) {
      setFault(parsed.fault === 'tooMuch' ? 'wallets.overBalance' : `amount.${parsed.fault}`);
      return focusWrong();
    }
    setFault(undefined);
    const [from, to] = way === 'to-vendor' ? [main, vendor.id] : [vendor.id, main];
    const request = { from, to, amount: toDecimal(parsed.amount) };
    const sent = await send(JSON.stringify(request), (options) => api.call(walletsTransfer, request, options));
    if (!sent) return;
    form.change({ amount: '' });
    messages.toast({ kind: 'success', text: text('wallets.moved', { amount: language.money(parsed.amount) }) });
    void account.refresh('balance');
  };
  const bringBack = async () => {
    if (!(await send('bring-back', (options) => api.call(walletsBringBack, {}, options)))) return;
    messages.toast({ kind: 'success', text: text('wallets.broughtBack') });
    void account.refresh('balance');
  };
  return (
    <section aria-labelledby={title} css={style}>
      <SectionHeader id={title} title={text('wallets.move')} />
      <p>{text('wallets.move.about')}</p>
      <form ref={formRef} noValidate aria-labelledby={title} css={formStyle} onSubmit={(event) => void submit(event)}>
        <Select
          label={text('wallets.way')}
          value={way}
          options={(['to-vendor', 'to-main'] as const).map((value) => ({ value, label: text(`wallets.${value}`) }))}
          onChange={({ target }) => form.change({ way: target.value })}
        />
        <Select
          label={text('wallets.vendor')}
          value={vendor.id}
          options={vendors.map(({ id, name, available }) => ({
            value: id,
            label: `${name}, ${language.money(available)}`,
          }))}
          onChange={({ target }) => form.change({ vendor: target.value })}
        />
        <TextField
          purpose="amount"
          label={text('amount.label')}
          hint={text('wallets.most', { most: language.money(most) })}
          error={fault ? text(fault, { most: language.money(most) }) : refusalOf('amount')}
          value={typed}
          onChange={({ target }) => {
            form.change({ amount: target.value });
            setFault(undefined);
            forgetRefusal('amount');
          }}
        />
        <Button type="submit" loading={sending}>
          {text('wallets.move')}
        </Button>
        <Button variant="secondary" disabled={sending || !isAway} onClick={() => void bringBack()}>
          {text('wallets.bringBack')}
        </Button>
      </form>
    </section>
  );
});

const style = css`
  & > p {
    margin-block: 0 var(--space-3);
    max-inline-size: 60ch;
    color: var(--color-muted);
  }
`;
