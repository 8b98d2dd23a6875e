import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { ValidatedField } from '../form/validated-field';
import type { ChangePasswordStore } from './change-password-store';

interface ChangePasswordFormProps {
  store: ChangePasswordStore;
  /** Account name, for password managers; empty if it is not known. */
  account: string;
  onChanged: () => void;
  /** Further actions, below the button. */
  children?: ReactNode;
}

/** Form with the new password twice, and the old one if it must be typed. */
export const ChangePasswordForm = observer(function ChangePasswordForm({
  store,
  account,
  onChanged,
  children,
}: ChangePasswordFormProps) {
  const text = useText();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await store.submit();
    wrong?.focus();
    if (store.status === 'changed') onChanged();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={style}>
      {account && <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />}
      {store.form.fields.map((field) => (
        <ValidatedField key={field.key} field={field} />
      ))}
      <p role="status" css={statusStyle}>
        {store.unclear && text('passwords.unclear')}
      </p>
      <Button type="submit" size="large" block loading={store.busy}>
        {text('passwords.submit')}
      </Button>
      {children}
    </form>
  );
});

const statusStyle = css`
  margin: 0;
  color: var(--color-negative);
  &:empty {
    display: none;
  }
`;

const style = css`
  display: grid;
  gap: var(--space-4);
`;
