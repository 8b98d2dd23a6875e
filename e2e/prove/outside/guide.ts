/** Lines of a guide that somebody types, one block after the other. */
export interface Block {
  who: 'team' | 'operator';
  lines: string[];
}

/** Reads the blocks whose fence says who types them: ```sh team. */
export function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/^```sh (team|operator)\n(.*?)^```$/gms)].map(([, who, text]) => ({
    who: who as Block['who'],
    lines: (text ?? '').trim().split('\n'),
  }));
}
