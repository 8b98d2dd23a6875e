import { useSession, useText } from '@atrium/contract/react';
import { Button, Dialog, lockIcon, PasswordField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import type { ProofStore } from './proof-store';

/** Asks for the password while a call needs it. */
export const ProofDialog = observer(function ProofDialog({ proof }: { proof: ProofStore }) {
  return proof.asking ? <Asking proof={proof} /> : null;
});

const Asking = observer(function Asking({ proof }: { proof: ProofStore }) {
  const text = useText();
  const session = useSession();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password) await proof.give(password);
    if (!password || proof.wrong) field.current?.focus();
  };
  return (
    <Dialog title={text('proof.title')} size="small" onClose={proof.cancel} closeLabel={text('passkeys.cancel')}>
      <form noValidate onSubmit={(event) => void submit(event)} css={style}>
        <p>{text('proof.text')}</p>
        <input
          type="text"
          autoComplete="username"
          value={session.status === 'signed-in' ? session.customer.account : ''}
          readOnly
          hidden
        />
        <PasswordField
          ref={field}
          name="password"
          icon={lockIcon}
          label={text('proof.password')}
          error={proof.wrong ? text('proof.wrong') : undefined}
          revealLabel={text('proof.show')}
          concealLabel={text('proof.hide')}
          maxLength={255}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            proof.forgetFailure();
          }}
        />
        <Button type="submit" block loading={proof.checking} aria-disabled={!password}>
          {text('passkeys.continue')}
        </Button>
      </form>
    </Dialog>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
