import { GameRefSchema, type Host } from '@atrium/contract';
import * as v from 'valibot';
import { startGame, type Started } from '../features/game-launch/start-game';

/** `game.launch@1`: starts a game for real money. */
export default async function launchGame(host: Host, request: unknown): Promise<Started> {
  return startGame(host, v.parse(GameRefSchema, request), 'real');
}
