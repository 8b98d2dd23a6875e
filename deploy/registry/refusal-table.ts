/** Refusals by name: the status for HTTP, and the sentence for the caller. */
export type RefusalTable = Record<string, { status: number; sentence: (...details: never[]) => string }>;

/** One line per fault, for the end of a sentence. */
export function listFaults(faults: string[]): string {
  return faults.map((fault) => `  - ${fault}`).join('\n');
}
