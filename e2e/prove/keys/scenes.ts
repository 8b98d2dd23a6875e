import { accessScenes } from './access-scenes';
import { answerScenes } from './answer-scenes';
import { productScenes } from './product-scenes';
import type { Scene } from './scene';

/** Every key of the table is shown by one of these. */
export const scenes: readonly Scene[] = [...accessScenes, ...answerScenes, ...productScenes];

export function keysWithoutScene(keys: readonly string[]): string[] {
  const shown = new Set(scenes.flatMap((scene) => scene.keys));
  return keys.filter((key) => !shown.has(key));
}
