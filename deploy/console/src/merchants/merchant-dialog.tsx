import { css } from '@emotion/react';
import { Button, Dialog, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { EffectRows } from '../change/effect-rows';
import { useConsole } from '../boot/use-console';
import { Notice } from '../components/notice';
import type { MerchantForm } from './merchant-form';

/** Asks for the reason of a merchant's change, shows its effects, and makes it. */
export const MerchantDialog = observer(function MerchantDialog({ form }: { form: MerchantForm }) {
  const console = useConsole();
  const { merchant, refusal } = form;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) console.end(`${merchant.name} is changed. New page loads get it within a second.`);
    if (!form.refusal || form.isOutdated) console.refreshMerchants();
  };
  return (
    <Dialog
      title={`Change ${merchant.name}`}
      closeLabel="Close"
      onClose={() => console.end()}
      footer={
        <>
          <Button variant="ghost" onClick={() => console.end()}>
            {form.isOutdated ? 'Show the present state' : 'Cancel'}
          </Button>
          <Button type="submit" form="merchant" loading={form.sending} disabled={form.isOutdated}>
            Apply
          </Button>
        </>
      }
    >
      <form id="merchant" css={style} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && (
          <Notice
            tone={form.isOutdated ? 'warning' : 'error'}
            title={
              form.isOutdated ? 'Nothing was changed: another operator made a change first' : 'Nothing was changed'
            }
          >
            {refusal.message}
          </Notice>
        )}
        <EffectRows effects={form.effects} />
        <TextField
          label="Reason"
          value={form.reason}
          onChange={(event) => form.write(event.target.value)}
          hint="Shown in the history."
          error={form.fault}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
