import { cashierIdentity, type CashierTerms } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, SectionHeader, TextField } from '@atrium/ui';
import { PictureList, PicturePicker } from '@atrium/ui/pictures';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { useDraftFields } from '../drafts/draft-fields';
import { formStyle } from './cashier-style';
import { useSending } from './use-sending';

interface IdentityCheckProps {
  terms: CashierTerms;
  onSent: () => void;
}

/** The check of identity and age before the first withdrawal, with its state; nothing where the merchant has none. */
export const IdentityCheck = observer(function IdentityCheck({ terms, onSent }: IdentityCheckProps) {
  const text = useText();
  const title = useId();
  const { identity, identityReason: reason } = terms;
  if (identity === 'none') return null;
  return (
    <section aria-labelledby={title} css={[cardStyle, style]}>
      <SectionHeader id={title} title={text('identity.title')} />
      <p role="status">
        {text(`identity.${identity}`, { reason })}
        {identity === 'rejected' && reason !== '' && <b css={reasonStyle}>{reason}</b>}
      </p>
      {(identity === 'missing' || identity === 'rejected') && <IdentityForm onSent={onSent} />}
    </section>
  );
});

const IdentityForm = observer(function IdentityForm({ onSent }: Pick<IdentityCheckProps, 'onSent'>) {
  const { api } = useHost();
  const text = useText();
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({
    fields: ['birthDate', 'documents'],
  });
  const [documents] = useState(() => new PictureList({ most: 2 }));
  const form = useDraftFields('identity', { name: '', birthDate: '' });
  const { name, birthDate } = form.values;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [submitted, setSubmitted] = useState(false);
  const empty = (value: string) => (submitted && value.trim() === '' ? text('not_empty') : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const { files } = documents;
    if (documents.preparing || name.trim() === '' || birthDate === '' || files.length === 0) return focusWrong();
    const request = { name, birthDate, documents: files };
    if (!(await send('identity', (options) => api.call(cashierIdentity, request, options)))) return;
    form.reset();
    onSent();
  };
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={text('identity.title')}
      css={formStyle}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        purpose="name"
        label={text('identity.name')}
        maxLength={80}
        value={name}
        error={empty(name)}
        onChange={({ target }) => form.change({ name: target.value })}
      />
      <TextField
        type="date"
        autoComplete="bday"
        label={text('identity.birthDate')}
        max={today}
        value={birthDate}
        error={refusalOf('birthDate') ?? empty(birthDate)}
        onChange={({ target }) => {
          form.change({ birthDate: target.value });
          forgetRefusal('birthDate');
        }}
      />
      <PicturePicker
        list={documents}
        label={text('identity.documents')}
        hint={text('identity.documents.hint')}
        text={text}
        disabled={sending}
      />
      <p role="alert" css={errorStyle}>
        {submitted && documents.files.length === 0 ? text('payments.proof.missing') : refusalOf('documents')}
      </p>
      <Button type="submit" loading={sending}>
        {text('identity.send')}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const reasonStyle = css`
  display: block;
  overflow-wrap: anywhere;
`;

const errorStyle = css`
  color: var(--color-negative);
  font-size: var(--type-small);
  &:empty {
    display: none;
  }
`;
