import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Fragment, type FormEvent } from 'react';
import { DiallingCodeField } from '../dialling-code/dialling-code-field';
import { useDiallingCode } from '../dialling-code/use-dialling-code';
import { ValidatedField } from '../form/validated-field';
import type { RecoveryStore } from './recovery-store';

interface RecoveryFormProps {
  store: RecoveryStore;
  /** One sentence about this method. */
  about: string;
  /** Label of the button. */
  submit: string;
  onSent: () => void;
}

/** Form for the account and where to send the message. */
export const RecoveryForm = observer(function RecoveryForm({ store, about, submit, onSent }: RecoveryFormProps) {
  const dialling = useDiallingCode({ kept: store.dialling, isNeeded: store.form.find('mobileNumber') !== undefined });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await store.submit();
    wrong?.focus();
    if (store.status === 'sent') onSent();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} css={style}>
      <p>{about}</p>
      {store.form.fields.map((field) => (
        <Fragment key={field.key}>
          {field.key === 'mobileNumber' && dialling && <DiallingCodeField store={dialling} />}
          <ValidatedField field={field} />
        </Fragment>
      ))}
      <Button type="submit" size="large" block loading={store.busy}>
        {submit}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
