import { randomFrom } from '../game/random-from';
import type { Picture } from '../picture';
import { gradients, ground, height, shade, width } from './pieces';
import { scenes } from './scenes';

/** The scenes, by name. */
export const sceneNames: readonly string[] = Object.keys(scenes);

/** A banner's scene in the merchant's colours; an unknown name always gets the same scene. */
export function bannerArt(scene: string): Picture {
  const name = Object.hasOwn(scenes, scene) ? scene : sceneNames[Math.floor(randomFrom(scene)() * sceneNames.length)];
  const shapes = scenes[name ?? 'night']?.() ?? [];
  return { width, height, gradients, shapes: [ground, ...shapes, shade] };
}
