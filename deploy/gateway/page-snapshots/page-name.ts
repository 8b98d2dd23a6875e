import { createHash } from 'node:crypto';
import type { Composition, StartAnswers } from '@atrium/contract';

/** Everything that decides what the first screen of a visitor is. */
export interface NamedPage {
  composition: Composition;
  /** Path of the place. */
  path: string;
  /** Answers that may depend on the visitor's country. */
  answers: StartAnswers;
}

/** Increases when snapshots are written in another way. */
const format = 1;

/** A name that only equal pages share: of the same composition, language, place and start-up answers. Pure. */
export function pageName({ composition, path, answers }: NamedPage): string {
  const content = [format, composition.id, composition.language, path, answers];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
