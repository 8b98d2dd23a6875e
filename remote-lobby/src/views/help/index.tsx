import { reactView } from '@atrium/contract/react';
import { HelpCentre } from '../../features/help/help-centre';

export default reactView(HelpCentre);
