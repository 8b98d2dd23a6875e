import { css } from '@emotion/react';
import { Button, Dialog, useWrongField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { useConsole } from '../boot/use-console';
import { actionTexts, needsRelease } from './change';
import { ChangeFields } from './change-fields';
import type { ChangeForm } from './change-form';
import { EffectTable } from './effect-table';
import { PreviewNotice } from './preview-notice';
import { RefusalNotice } from './refusal-notice';

/** Asks for the details of a change, shows its effects, and makes it. */
export const ChangeDialog = observer(function ChangeDialog({ form }: { form: ChangeForm }) {
  const console = useConsole();
  const { action, channel } = form;
  const { remote } = channel;
  const texts = actionTexts[action];
  const releases = console.releases.of(remote);
  useEffect(() => {
    if (needsRelease(action) && releases.value === undefined) void releases.refresh();
  }, [action, releases]);

  const { formRef, focusWrong } = useWrongField();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) {
      console.end(`${remote} ${texts.done}. New page loads get it within a second.`);
      await console.refresh();
      return;
    }
    focusWrong();
    if (form.isOutdated) await console.refresh();
  };
  return (
    <Dialog
      title={texts.title(remote)}
      closeLabel="Close"
      onClose={() => console.end()}
      footer={
        <>
          <Button variant="ghost" onClick={() => console.end()}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="change"
            variant={action === 'rollback' ? 'danger' : 'primary'}
            loading={form.sending}
            disabled={form.isOutdated}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      <form ref={formRef} id="change" css={style} onSubmit={(event) => void submit(event)} noValidate>
        <RefusalNotice form={form} />
        <ChangeFields form={form} releases={releases.value ?? []} />
        <PreviewNotice form={form} />
        <EffectTable form={form} />
      </form>
    </Dialog>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
