import { observer } from 'mobx-react-lite';
import type { Admission } from '../admission/admission';
import { ForcedChange } from '../passwords/forced-change';

/** The change that the merchant forces on whoever came with its default password; nothing where it does not. */
export const DefaultPasswordChange = observer(function DefaultPasswordChange({ admission }: { admission: Admission }) {
  const { hurdle } = admission;
  return hurdle?.kind === 'password-change' ? <ForcedChange hurdle={hurdle} admission={admission} /> : null;
});
