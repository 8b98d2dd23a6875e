import { reactView } from '@atrium/contract/react';
import { Redemptions } from '../../features/redemptions/redemptions';

export default reactView(Redemptions);
