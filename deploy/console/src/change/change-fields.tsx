import { Select, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReleaseLine } from '../registry/answers';
import { releaseText } from '../components/release-name';
import { AudienceField } from './audience-field';
import { needsRelease } from './change';
import type { ChangeForm } from './change-form';
import { MerchantsField } from './merchants-field';

interface ChangeFieldsProps {
  form: ChangeForm;
  releases: ReleaseLine[];
}

/** The fields of a change: the release, the audience, and always the reason. */
export const ChangeFields = observer(function ChangeFields({ form, releases }: ChangeFieldsProps) {
  const { action, channel, draft, faults } = form;
  const others = releases.filter(({ id }) => action === 'pin' || id !== channel.stable.id);
  return (
    <>
      {needsRelease(action) && (
        <Select
          label="Release"
          value={draft.release}
          onChange={(event) => form.fill({ release: event.target.value })}
          error={faults.release}
          hint={others.length === 0 ? 'There is no release besides the stable one.' : undefined}
          options={[
            { value: '', label: 'Choose a release' },
            ...others.map((release) => ({ value: release.id, label: releaseText(release) })),
          ]}
        />
      )}
      {action === 'canary' && <AudienceField form={form} />}
      {(action === 'pin' || action === 'unpin') && <MerchantsField form={form} />}
      <TextField
        label="Reason"
        value={draft.reason}
        onChange={(event) => form.fill({ reason: event.target.value })}
        hint="Shown in the history."
        error={faults.reason}
        maxLength={500}
      />
    </>
  );
});
