import { countCharacters, type QuestionKey } from '@atrium/api';
import { feedbackLength } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Select, TextArea, TextField, useWrongField } from '@atrium/ui';
import { CaptchaField } from '@atrium/ui/captcha';
import { PicturePicker, UploadProgress } from '@atrium/ui/pictures';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import type { FeedbackError } from './feedback-store';
import { senderLength } from './feedback-store';
import { useFeedback } from './use-feedback';

const keys = [
  'deposit_issues',
  'withdraw_issues',
  'game_issues',
  'service_issues',
  'apply_issues',
  'other_issues',
] as const satisfies readonly QuestionKey[];
const { min, max } = feedbackLength;

/** Dialog with the feedback form. Customers see their account and may add a picture; visitors may give a name. */
export const Feedback = observer(function Feedback() {
  const { messages, navigation } = useHost();
  const text = useText();
  const store = useFeedback();
  const composing = useRef(false);
  const { formRef, focusWrong } = useWrongField();
  const { errors, captcha, account } = store;
  const message = (error: FeedbackError | undefined) => error && text(error, { min, max });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.submit()) {
      await messages.notice(text('feedback.done'));
      navigation.close();
    } else focusWrong();
  };
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby="feedback-title"
      css={style}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="feedback-title">{text('feedback.title')}</h2>
      {account === undefined ? (
        <TextField
          label={text('feedback.name')}
          hint={text('feedback.name.hint')}
          name="sender"
          autoComplete="name"
          maxLength={senderLength}
          value={store.sender}
          onChange={(event) => store.name(event.target.value)}
        />
      ) : (
        <TextField label={text('feedback.username')} name="sender" readOnly disabled value={account} />
      )}
      <Select
        label={text('feedback.type')}
        name="type"
        value={store.type}
        options={keys.map((key) => ({ value: key, label: text(key) }))}
        onChange={(event) => store.choose(event.target.value as QuestionKey)}
      />
      <TextArea
        label={text('feedback.content')}
        hint={
          <>
            {errors.content !== 'feedback.length' && text('feedback.length', { min, max })}{' '}
            <span css={countStyle}>{`${countCharacters(store.content.trim())} / ${max}`}</span>
          </>
        }
        name="content"
        required
        value={store.content}
        error={message(errors.content)}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={(event) => {
          composing.current = false;
          store.write(event.currentTarget.value);
        }}
        onChange={({ target }) => (composing.current ? store.compose(target.value) : store.write(target.value))}
      />
      {account !== undefined && (
        <PicturePicker
          list={store.pictures}
          label={text('feedback.picture')}
          hint={text('feedback.picture.hint')}
          text={text}
          disabled={store.sending}
        />
      )}
      <CaptchaField
        captcha={captcha}
        text={text}
        onType={(typed) => store.typeCaptcha(typed)}
        error={message(errors.captcha)}
      />
      {store.sending && store.pictures.pictures.length > 0 && (
        <UploadProgress
          label={text('feedback.sending')}
          share={store.progress ?? 0}
          cancelLabel={text('feedback.cancel')}
          onCancel={() => store.cancel()}
        />
      )}
      <p role="status" css={statusStyle}>
        {store.failed && text('feedback.failed')}
      </p>
      <Button type="submit" block loading={store.sending || store.pictures.preparing}>
        {text(store.failed ? 'feedback.again' : 'feedback.send')}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  /* stays above the fields that scroll below it, so that the dialog's close button never lies on one */
  & > h2 {
    position: sticky;
    /* a browser keeps what sticks within the padding of the dialog */
    inset-block-start: calc(-1 * var(--space-5));
    z-index: 1;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) calc(-1 * var(--space-4));
    padding: var(--space-5) 4rem var(--space-4) var(--space-5);
    background: var(--color-card);
    font-size: var(--type-title);
  }
  & :is(input, select, textarea, button) {
    scroll-margin-block-start: 5rem;
  }
`;

const countStyle = css`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const statusStyle = css`
  color: var(--color-negative);
  font-size: var(--type-small);
  &:empty {
    display: none;
  }
`;
