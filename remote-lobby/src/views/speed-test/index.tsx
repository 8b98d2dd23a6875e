import { reactView } from '@atrium/contract/react';
import { SpeedTestPage } from '../../features/speed-test/speed-test-page';

export default reactView(SpeedTestPage);
