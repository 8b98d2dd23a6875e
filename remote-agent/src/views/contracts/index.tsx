import { reactView } from '@atrium/contract/react';
import { ContractWindow } from '../../features/contracts/contract-window';

export default reactView(ContractWindow);
