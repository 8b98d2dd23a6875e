import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutatedFiles } from '@atrium/deploy/mutate';

const rooms = ['person', 'backend', 'page', 'navigation'].map((room) => `host/src/${room}`);

/** Drawing and styles, which no unit test measures. */
const pictures = /(style|drawings|palette|icon|art|emblem)\.tsx?$/;

/**
 * The files with stores, forms and calls of all remotes and the host: their logic without components, and the
 * components that are forms or make a call.
 */
export function subjects(): string[] {
  return mutatedFiles([...rooms, ':(glob)remote-*/src/features/**', ':(glob)remote-*/src/commands/**']).filter(
    (path) => !pictures.test(path) && (path.endsWith('.ts') || /form|draft/.test(path) || makesCall(path)),
  );
}

function makesCall(path: string): boolean {
  return readFileSync(join(process.cwd(), path), 'utf8').includes('.call(');
}
