import { reactView } from '@atrium/contract/react';
import { Payments } from '../../features/payments/payments';

export default reactView(Payments);
