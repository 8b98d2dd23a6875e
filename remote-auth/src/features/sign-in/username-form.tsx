import { Link, useText } from '@atrium/contract/react';
import { Button, Checkbox, linkStyle, lockIcon, PasswordField, TextField, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { CaptchaField } from '../captcha/captcha-field';
import { hintOf, type FieldRule } from './field-rule';
import type { SignInField, SignInStore } from './sign-in-store';
import { UntoldFailure } from './untold-failure';

const missingTexts: Record<SignInField, string> = {
  username: 'signIn.missingUsername',
  password: 'signIn.missingPassword',
  captcha: 'signIn.missingCaptcha',
};

/** Sign in by username and password. */
export const UsernameForm = observer(function UsernameForm({ store }: { store: SignInStore }) {
  const text = useText();
  const inputs = useRef<Partial<Record<SignInField, HTMLInputElement | null>>>({});
  const input = (field: SignInField) => (element: HTMLInputElement | null) => void (inputs.current[field] = element);
  const hint = (rule: FieldRule | undefined) => rule && (rule.message ?? text(hintOf(rule).key, hintOf(rule).values));
  const error = (field: SignInField) => (store.missing.has(field) ? text(missingTexts[field]) : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacking = await store.submit();
    if (lacking) inputs.current[lacking]?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={style}>
      <UntoldFailure shown={store.failedUntold} />
      <TextField
        ref={input('username')}
        name="username"
        purpose="username"
        icon={userIcon}
        label={text('signIn.username')}
        hint={hint(store.unmetRule('username'))}
        error={error('username')}
        maxLength={64}
        value={store.username}
        onChange={(event) => store.type('username', event.target.value)}
        onBlur={() => store.leave('username')}
      />
      <PasswordField
        ref={input('password')}
        name="password"
        icon={lockIcon}
        label={text('signIn.password')}
        revealLabel={text('signIn.showPassword')}
        concealLabel={text('signIn.hidePassword')}
        hint={hint(store.unmetRule('password'))}
        error={error('password')}
        maxLength={64}
        value={store.password}
        onChange={(event) => store.type('password', event.target.value)}
        onBlur={() => store.leave('password')}
      />
      {store.captcha.needed && (
        <CaptchaField
          ref={input('captcha')}
          captcha={store.captcha}
          onType={(value) => store.typeCaptcha(value)}
          error={error('captcha')}
        />
      )}
      <div data-part="row">
        {store.remember !== undefined && (
          <Checkbox
            name="remember"
            label={text('signIn.remember')}
            checked={store.remember}
            onChange={(event) => store.setRemember(event.target.checked)}
          />
        )}
        <Link
          to="auth.forgot-password@1"
          params={store.username.trim() ? { username: store.username.trim() } : {}}
          css={linkStyle}
        >
          {text('signIn.forgot')}
        </Link>
      </div>
      <Button type="submit" size="large" block loading={store.busy}>
        {text('signIn.submit')}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    font-size: var(--type-small);
  }
`;
