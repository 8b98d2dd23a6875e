import { useText } from '@atrium/contract/react';
import { Button, Dialog, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { useRef, useState, type FormEvent } from 'react';

interface NameDialogProps {
  title: string;
  /** Initial name. */
  name: string;
  action: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Dialog for the name of a passkey. */
export function NameDialog({ title, name: initial, action, busy, onName, onClose }: NameDialogProps) {
  const text = useText();
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) return onName(name.trim());
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog title={title} size="small" onClose={onClose} closeLabel={text('passkeys.cancel')}>
      <form noValidate onSubmit={submit} css={style}>
        <TextField
          ref={field}
          name="passkey-name"
          autoComplete="off"
          label={text('passkeys.name')}
          hint={text('passkeys.name.hint')}
          error={missing ? text('passkeys.name.missing') : undefined}
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" block loading={busy}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
`;
