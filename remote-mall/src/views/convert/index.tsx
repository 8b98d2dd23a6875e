import { reactView } from '@atrium/contract/react';
import { Convert } from '../../features/convert/convert';

export default reactView(Convert);
