import { reactView } from '@atrium/contract/react';
import { PointDetail } from '../../features/point-detail/point-detail';

export default reactView(PointDetail);
