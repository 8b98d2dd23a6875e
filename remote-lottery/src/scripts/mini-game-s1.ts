import { addMiniGame } from '../features/mini-game/add-mini-game';

addMiniGame('s1');
