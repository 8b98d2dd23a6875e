import type { EngineBrowser } from '../../support/engines/engine';
import type { Portal } from '../../support/portal';
import { Scene, type Story } from './story';

/** What came of a story in one engine. */
export interface Told {
  title: string;
  milliseconds: number;
  /** Why it went wrong. */
  fault?: string;
}

/** Tells stories one after the other in one browser. */
export async function tellStories(
  browser: EngineBrowser,
  portal: Pick<Portal, 'page' | 'port'>,
  stories: readonly Story[],
  each: (told: Told) => void = () => undefined,
): Promise<Told[]> {
  const all: Told[] = [];
  for (const { title, tell } of stories) {
    const scene = new Scene(browser, portal);
    const started = performance.now();
    const fault = await tell(scene).then(() => undefined, String);
    // a tab that cannot be closed spoils nothing for the next story, which has tabs of its own
    await scene.end().catch((error: unknown) => console.log(`  ${title}: not cleared away: ${String(error)}`));
    const told = { title, milliseconds: performance.now() - started, ...(fault !== undefined && { fault }) };
    all.push(told);
    each(told);
  }
  return all;
}
