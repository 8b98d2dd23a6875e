import { GameRefSchema, type Host } from '@atrium/contract';
import * as v from 'valibot';
import { startGame, type LaunchResult } from '../features/game-launch/start-game';

/** `game.launch@1`: starts a game with real money. */
export default async function launchGame(host: Host, request: unknown): Promise<LaunchResult> {
  return startGame(host, v.parse(GameRefSchema, request), 'real');
}
