import { useHost, useText } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import type { Admission, Hurdle } from '../../features/admission/admission';
import { ForcedChange } from '../../features/passwords/forced-change';

type HurdleOf<Kind> = Extract<Hurdle, { kind: Kind }>;

/** What draws each hurdle over the ways in. It ends with `admission.goOn`, `changed` or `abandon`. */
const dialogs: {
  [Kind in Hurdle['kind']]: ComponentType<{ hurdle: HurdleOf<Kind>; admission: Admission }>;
} = {
  'second-factor': ({ admission }) => <NotYet says="signIn.secondFactor" admission={admission} />,
  'password-change': ForcedChange,
};

/** What stands between a right proof and a session, if anything does. */
export const Hurdles = observer(function Hurdles({ admission }: { admission: Admission }) {
  const { hurdle } = admission;
  if (!hurdle) return null;
  const Shown = dialogs[hurdle.kind] as ComponentType<{ hurdle: Hurdle; admission: Admission }>;
  return <Shown hurdle={hurdle} admission={admission} />;
});

function NotYet({ says, admission }: { says: string; admission: Admission }) {
  const { messages } = useHost();
  const text = useText();
  useEffect(() => {
    void messages.notice(text(says)).then(admission.abandon);
  }, [messages, text, says, admission]);
  return null;
}
