import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { Admission, Hurdle } from '../admission/admission';
import { later } from '../later/later';
import { ForcedChange } from '../passwords/forced-change';
import type { SecondFactorDialogProps } from '../second-factor/second-factor-dialog';

const SecondFactorDialog = later<SecondFactorDialogProps>(
  async () => (await import('../second-factor/second-factor-dialog')).SecondFactorDialog,
);

type HurdleOf<Kind> = Extract<Hurdle, { kind: Kind }>;

/** What draws each hurdle over the ways in. It ends with `admission.goOn`, `changed` or `abandon`. */
const dialogs: {
  [Kind in Hurdle['kind']]: ComponentType<{ hurdle: HurdleOf<Kind>; admission: Admission }>;
} = {
  'second-factor': ({ hurdle: { proof }, admission }) => (
    <SecondFactorDialog proof={proof} admission={admission} onMissing={admission.abandon} />
  ),
  'password-change': ForcedChange,
};

/** What stands between a right proof and a session, if anything does. */
export const Hurdles = observer(function Hurdles({ admission }: { admission: Admission }) {
  const { hurdle } = admission;
  if (!hurdle) return null;
  const Shown = dialogs[hurdle.kind] as ComponentType<{ hurdle: Hurdle; admission: Admission }>;
  return <Shown hurdle={hurdle} admission={admission} />;
});
