import { reactView } from '@atrium/contract/react';
import { Raffle } from '../../features/raffle/raffle';

/** The raffle's tip, above every page. */
export default reactView(Raffle);
