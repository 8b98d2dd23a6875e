import { CompositionSchema, type Composition } from '@atrium/contract';
import * as v from 'valibot';

const EmbedFilesSchema = v.object({ integrity: v.record(v.string(), v.string()) });

/** The merchant's composition, and the hashes of our own later files. @throws when it cannot be loaded. */
export async function readPortal(
  portal: string,
  language: string | undefined,
): Promise<{ composition: Composition; integrity: Record<string, string> }> {
  const query = language === undefined ? '' : `?language=${encodeURIComponent(language)}`;
  const [composition, files] = await Promise.all([ask(`${portal}/composition${query}`), ask(`${portal}/embed.json`)]);
  return {
    composition: v.parse(CompositionSchema, composition),
    integrity: v.parse(EmbedFilesSchema, files).integrity,
  };
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
