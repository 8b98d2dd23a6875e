import { reactView } from '@atrium/contract/react';
import { Rules } from '../../features/rules/rules';

export default reactView(Rules);
