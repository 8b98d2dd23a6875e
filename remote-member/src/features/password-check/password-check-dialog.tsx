import { useSession, useText } from '@atrium/contract/react';
import { Button, Dialog, lockIcon, PasswordField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import type { PasswordCheck } from './password-check';

/** Asks for the password while a call requires it. */
export const PasswordCheckDialog = observer(function PasswordCheckDialog({ check }: { check: PasswordCheck }) {
  return check.open ? <OpenDialog check={check} /> : null;
});

const OpenDialog = observer(function OpenDialog({ check }: { check: PasswordCheck }) {
  const text = useText();
  const session = useSession();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password) await check.submit(password);
    if (!password || check.wrong) field.current?.focus();
  };
  return (
    <Dialog
      title={text('passwordCheck.title')}
      size="small"
      onClose={check.cancel}
      closeLabel={text('passkeys.cancel')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} css={style}>
        <p>{text('passwordCheck.text')}</p>
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
          label={text('passwordCheck.password')}
          error={check.wrong ? text('passwordCheck.wrong') : undefined}
          revealLabel={text('passwordCheck.show')}
          concealLabel={text('passwordCheck.hide')}
          maxLength={255}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            check.clearError();
          }}
        />
        <Button type="submit" block loading={check.busy} aria-disabled={!password}>
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
