import type { RewardOffer } from '@atrium/api';
import { rewardPictures, rewardRemarkLength } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog, TextArea, useWrongField } from '@atrium/ui';
import { useDraft } from '@atrium/ui/drafts';
import { PicturePicker, UploadProgress, type PicturePickerProps } from '@atrium/ui/pictures';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Application } from './application';
import { useFocusOnPage } from './use-focus-on-page';
import type { RewardsStore } from './rewards-store';
import { draftOf } from './use-open-application';

interface ApplyDialogProps {
  offer: RewardOffer;
  store: RewardsStore;
  onClose: () => void;
}

/** Faults of pictures with a message of their own in this form. */
const pictureMessages = {
  picture_kind: 'activity_apply_remark_limit2',
  picture_too_large: 'activity_apply_remark_limit3',
  picture_too_many: 'activity_apply_remark_limit4',
} as const;

/** The application for one promotion: a remark and pictures. */
export const ApplyDialog = observer(function ApplyDialog({ offer, store, onClose }: ApplyDialogProps) {
  const host = useHost();
  const { messages } = host;
  const text = useText();
  const form = useId();
  const { formRef, focusWrong } = useWrongField();
  const composing = useRef(false);
  const [application] = useState(() => new Application(host, offer));
  useDraft(draftOf(offer.promotionId), application);
  // the button that opened the form is disabled once the application is sent
  useFocusOnPage();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await application.submit();
    if (outcome === 'sent' || (outcome === 'uncertain' && (await store.waits(offer)))) {
      application.empty();
      store.markApplied(offer);
      messages.toast({ kind: 'success', text: text('rewards.applied', { title: offer.title }) });
      onClose();
    } else focusWrong();
  };
  const { errors, sending, pictures, progress } = application;
  const pictureText: PicturePickerProps['text'] = (key, values) =>
    text(key in pictureMessages ? pictureMessages[key as keyof typeof pictureMessages] : key, values);
  const required = (isRequired: boolean) => text(isRequired ? 'rewards.required' : 'rewards.optional');
  return (
    <Dialog
      title={text('rewards.applyFor', { title: offer.title })}
      onClose={sending ? undefined : onClose}
      closeLabel={text('rewards.close')}
      footer={
        <Button type="submit" form={form} loading={sending}>
          {text('rewards.send')}
        </Button>
      }
    >
      <form ref={formRef} id={form} noValidate css={style} onSubmit={(event) => void submit(event)}>
        <TextArea
          label={text('rewards.remark')}
          hint={`${required(offer.remarkRequired)} ${[...application.remark].length} / ${rewardRemarkLength}`}
          name="remark"
          required={offer.remarkRequired}
          value={application.remark}
          error={errors.remark && text(errors.remark)}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={(event) => {
            composing.current = false;
            application.write(event.currentTarget.value);
          }}
          onChange={({ target }) =>
            composing.current ? application.compose(target.value) : application.write(target.value)
          }
        />
        <div>
          <PicturePicker
            list={pictures}
            label={text('rewards.pictures')}
            hint={`${required(offer.imageRequired)} ${text('rewards.pictures.hint', { most: rewardPictures })}`}
            text={pictureText}
            disabled={sending}
          />
          <p role="alert" css={errorStyle}>
            {errors.pictures && !pictures.fault && pictures.files.length === 0 && text(errors.pictures)}
          </p>
        </div>
        <p role="alert" css={errorStyle}>
          {errors.sending}
        </p>
        {sending && (
          <UploadProgress
            label={text('feedback.sending')}
            share={progress ?? 0}
            cancelLabel={text('feedback.cancel')}
            onCancel={() => application.cancel()}
          />
        )}
      </form>
    </Dialog>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const errorStyle = css`
  color: var(--color-negative);
  font-size: var(--type-small);
  &:empty {
    display: none;
  }
`;
