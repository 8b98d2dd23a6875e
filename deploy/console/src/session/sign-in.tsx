import { css } from '@emotion/react';
import { Button, Card, PasswordField, TextField, useWrongField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Notice } from '../components/notice';
import type { SessionStore } from './session-store';

/** Asks for a token, which is sent only to this server, never in an address. */
export const SignIn = observer(function SignIn({ session }: { session: SessionStore }) {
  const [token, setToken] = useState('');
  const [actor, setActor] = useState('');
  const [tried, setTried] = useState(false);
  const { formRef, focusWrong } = useWrongField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!token.trim() || !isName(actor)) return focusWrong();
    void session.signIn({ token: token.trim(), ...(actor && { actor }) });
  };
  return (
    <main css={style}>
      <Card>
        <form ref={formRef} css={formStyle} onSubmit={submit} noValidate>
          <h1>Atrium console</h1>
          <p>Releases, canaries and merchants of this portal. Sign in with a token.</p>
          {session.failure && (
            <Notice
              tone="error"
              title={session.failure.kind === 'TokenRefused' ? 'This token is not accepted' : undefined}
            >
              {session.failure.message}
            </Notice>
          )}
          <PasswordField
            label="Token"
            name="token"
            value={token}
            onChange={(event) => setToken(event.target.value)}
            autoComplete="off"
            revealLabel="Show the token"
            concealLabel="Hide the token"
            hint="The operator’s token, printed by “npm run atrium -- console”, or your team’s, which begins with atrium_"
            error={tried && !token.trim() ? 'Paste your token here.' : undefined}
            autoFocus
          />
          <TextField
            label="Your name (optional)"
            name="actor"
            value={actor}
            onChange={(event) => setActor(event.target.value)}
            autoComplete="off"
            hint="For the history, when you use the operator’s token."
            error={tried && !isName(actor) ? 'Use at most 40 letters, digits, dots and dashes.' : undefined}
          />
          <Button type="submit" block loading={session.signingIn}>
            Sign in
          </Button>
        </form>
      </Card>
    </main>
  );
});

/** Names that the registry accepts for the history. */
function isName(text: string): boolean {
  return text === '' || /^[\w.-]{1,40}$/.test(text);
}

const style = css`
  display: grid;
  align-content: center;
  min-block-size: 100dvh;
  max-inline-size: 30rem;
  margin-inline: auto;
  padding: var(--space-4) var(--size-gutter);
`;

const formStyle = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-3);
`;
