import { GameRefSchema, type Host } from '@atrium/contract';
import * as v from 'valibot';
import { startGame, type Started } from '../features/game-launch/start-game';

/** `game.demo@1`: starts a free demo, for visitors too. */
export default async function demoGame(host: Host, request: unknown): Promise<Started> {
  return startGame(host, v.parse(GameRefSchema, request), 'demo');
}
