import { reactView } from '@atrium/contract/react';
import { HeldContracts } from '../../features/agreements/held-contracts';

export default reactView(HeldContracts);
