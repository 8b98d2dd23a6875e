import { reactView } from '@atrium/contract/react';
import { MiniGameButton } from '../../features/mini-game/mini-game-button';

/** The mini-game's button, above every page. */
export default reactView(MiniGameButton);
