import { reactView } from '@atrium/contract/react';
import { Feedback } from '../../features/feedback/feedback';

export default reactView(Feedback);
