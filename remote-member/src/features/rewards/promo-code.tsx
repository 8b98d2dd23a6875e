import { useText } from '@atrium/contract/react';
import { Button, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import type { RewardsStore } from './rewards-store';

const accepted = /^[\w-]{3,40}$/;

/** The field for a promo code. A refused code stays in the field, with the reason below it. */
export const PromoCode = observer(function PromoCode({ store }: { store: RewardsStore }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    const isWellFormed = accepted.test(typed);
    setFault(isWellFormed ? undefined : text(typed === '' ? 'not_empty' : 'rewards.codeForm'));
    if (!isWellFormed) return field.current?.focus();
    const outcome = await store.redeem(typed);
    if (outcome.accepted) return setCode('');
    if (outcome.refusal === undefined) return;
    setFault(outcome.refusal || text('rewards.codeRefused'));
    field.current?.focus();
  };
  return (
    <form noValidate css={style} onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={text('rewards.code')}
        name="promo-code"
        autoComplete="off"
        maxLength={40}
        value={code}
        error={fault}
        onChange={({ target }) => {
          setCode(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="secondary" loading={store.claiming?.startsWith('code ') ?? false}>
        {text('rewards.redeemCode')}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 24rem;
  margin-block-end: var(--space-4);
`;
