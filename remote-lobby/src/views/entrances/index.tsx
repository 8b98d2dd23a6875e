import { reactView } from '@atrium/contract/react';
import { Entrances } from '../../features/entrances/entrances';

export default reactView(Entrances);
