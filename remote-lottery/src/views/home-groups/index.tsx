import { reactView } from '@atrium/contract/react';
import { LotteryGroups } from '../../features/home/lottery-groups';

export default reactView(LotteryGroups);
