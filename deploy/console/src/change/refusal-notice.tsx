import { Button } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import { pastActionText } from '../history/past-action-text';
import { Timestamp } from '../components/timestamp';
import { Notice } from '../components/notice';
import type { ChangeForm } from './change-form';

/** Shows why the registry refused a change; after another operator's change, shows it and allows to continue. */
export const RefusalNotice = observer(function RefusalNotice({ form }: { form: ChangeForm }) {
  const console = useConsole();
  const { refusal } = form;
  if (!refusal) return null;
  if (!form.isOutdated)
    return (
      <Notice tone="error" title="Nothing was changed">
        {refusal.message}
      </Notice>
    );
  const now = console.channel(form.channel.remote);
  const moved = now && now.revision !== form.channel.revision ? now : undefined;
  return (
    <Notice
      tone="warning"
      title="Another operator was faster, so nothing was changed"
      action={
        moved && (
          <Button size="small" variant="secondary" onClick={() => form.rebase(moved)}>
            Go on from there
          </Button>
        )
      }
    >
      {moved?.changed ? (
        <p>
          {moved.changed.actor}: {pastActionText(moved.changed.action)}, <Timestamp at={moved.changed.at} />
          {moved.changed.reason !== null && <>: “{moved.changed.reason}”</>}
        </p>
      ) : (
        <p>Reading what was done…</p>
      )}
    </Notice>
  );
});
