import { reactView } from '@atrium/contract/react';
import { SeaList } from '../../features/lists/sea-list';

export default reactView(SeaList);
