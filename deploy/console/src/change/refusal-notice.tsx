import { Button } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import { pastActionText } from '../history/past-action-text';
import { Timestamp } from '../components/timestamp';
import { Notice } from '../components/notice';
import type { ChangeForm } from './change-form';

/** Shows why the registry refused a change; after another operator's change, shows that change and offers to continue. */
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
      title="Nothing was changed: another operator made a change first"
      action={
        moved && (
          <Button size="small" variant="secondary" onClick={() => form.rebase(moved)}>
            Continue with the new state
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
        <p>Loading the change…</p>
      )}
    </Notice>
  );
});
