import { GameRefSchema, type Host } from '@atrium/contract';
import * as v from 'valibot';
import { startGame, type LaunchResult } from '../features/game-launch/start-game';

/** `game.demo@1`: starts a free demo, for visitors too. */
export default async function demoGame(host: Host, request: unknown): Promise<LaunchResult> {
  return startGame(host, v.parse(GameRefSchema, request), 'demo');
}
