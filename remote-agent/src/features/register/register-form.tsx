import { agentRegister, ruleText } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Button, PasswordField, TextField, useWrongField } from '@atrium/ui';
import { useState, type FormEvent } from 'react';
import { accountRule, ruleError } from './account-rules';
import { formStyle } from './form-style';

/** Registers a downline under a first password, checked like a registration, here and by the server. */
export function RegisterForm() {
  const { api, messages, settings } = useHost();
  const text = useText();
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const { formRef, focusWrong } = useWrongField();
  const username = typed.username.trim();
  const rules = { username: accountRule(settings, 'username'), password: accountRule(settings, 'password') };
  const errors = {
    username: ruleError(rules.username, username, text('register.username'), text),
    password: ruleError(rules.password, typed.password, text('register.password'), text),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors.username || errors.password) return focusWrong();
    if (sending) return;
    setSending(true);
    try {
      const { account } = await api.call(agentRegister, { username, password: typed.password });
      messages.toast({ kind: 'success', text: text('register.done', { account }) });
      setTyped({ username: '', password: '' });
      setChecked(false);
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
      <p>{text('register.about')}</p>
      <TextField
        label={text('register.username')}
        autoComplete="off"
        value={typed.username}
        hint={ruleText(rules.username, text) || undefined}
        error={checked && errors.username}
        onChange={({ target }) => setTyped({ ...typed, username: target.value })}
      />
      <PasswordField
        purpose="new-password"
        label={text('register.password')}
        revealLabel={text('password.show')}
        concealLabel={text('password.hide')}
        value={typed.password}
        hint={ruleText(rules.password, text) || undefined}
        error={checked && errors.password}
        onChange={({ target }) => setTyped({ ...typed, password: target.value })}
      />
      <Button type="submit" loading={sending}>
        {text('register.submit')}
      </Button>
    </form>
  );
}
