import { CompositionSchema, pageBlocks, type Composition, type PageFacts, type StartAnswers } from '@atrium/contract';
import * as v from 'valibot';

/** The data that the gateway wrote into the page. */
export interface PageData {
  composition: Composition;
  answers: StartAnswers;
  page: PageFacts;
}

/** The page's data is missing or does not match the contract; nothing else can be shown. */
export class BrokenPage extends Error {
  override readonly name = 'BrokenPage';
}

const PageFactsSchema: v.GenericSchema<PageFacts> = v.object({
  nonce: v.string(),
  reportToken: v.string(),
});

/** Reads and checks the data blocks. @throws BrokenPage naming the block and its first fault. */
export function readPage(page: Document): PageData {
  return {
    composition: readBlock(page, pageBlocks.composition, CompositionSchema),
    answers: readBlock(page, pageBlocks.answers, v.record(v.string(), v.unknown())),
    page: readBlock(page, pageBlocks.page, PageFactsSchema),
  };
}

function readBlock<T>(page: Document, id: string, schema: v.GenericSchema<unknown, T>): T {
  const text = page.getElementById(id)?.textContent;
  if (!text) throw new BrokenPage(`${id} is missing`);
  const result = v.safeParse(schema, parseJson(text, id));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BrokenPage(`${id}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

function parseJson(text: string, id: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenPage(`${id} is not JSON`, { cause: error });
  }
}
