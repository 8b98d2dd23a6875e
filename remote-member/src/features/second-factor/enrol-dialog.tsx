import { useText } from '@atrium/contract/react';
import { Button, buttonStyle, Dialog, TextField } from '@atrium/ui';
import { QrCode } from '@atrium/ui/qr-code';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import type { Enrolment, SecondFactorsStore } from './second-factors-store';

/** Adds a new key to an authenticator app, by camera or by hand, and confirms it with a code. */
export const EnrolDialog = observer(function EnrolDialog({
  store,
  enrolment: { secret, uri },
}: {
  store: SecondFactorsStore;
  enrolment: Enrolment;
}) {
  const text = useText();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (store.busy) return;
    // apps show the code in two halves, which pasting keeps
    if (await store.confirm(code.replace(/\s/g, ''))) return;
    setCode('');
    field.current?.focus();
  };
  return (
    <Dialog
      title={text('factors.enrol.title')}
      size="small"
      onClose={store.cancelEnrolment}
      closeLabel={text('passkeys.cancel')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} css={style}>
        <p>{text('factors.enrol.scan')}</p>
        <QrCode text={uri} label={text('factors.enrol.picture')} />
        {uri.startsWith('otpauth:') && (
          <a href={uri} css={[buttonStyle({ variant: 'secondary', block: true }), openStyle]}>
            {text('factors.enrol.open')}
          </a>
        )}
        <p>
          {text('factors.enrol.byHand')} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <TextField
          ref={field}
          name="authCode"
          purpose="one-time-code"
          label={text('factors.enrol.code')}
          hint={text('factors.enrol.codeHint')}
          error={store.invalidCode ? text('factors.enrol.wrong') : undefined}
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" block loading={store.busy}>
          {text('factors.on')}
        </Button>
      </form>
    </Dialog>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & code {
    color: var(--color-text);
    font-size: 1.05em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Only on phones, which cannot scan their own screen. */
const openStyle = css`
  @media (pointer: fine) {
    display: none;
  }
`;
