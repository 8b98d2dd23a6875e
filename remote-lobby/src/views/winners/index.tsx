import { reactView } from '@atrium/contract/react';
import { WinnerBoard } from '../../features/winners/winner-board';

export default reactView(WinnerBoard);
