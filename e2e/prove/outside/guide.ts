/** Commands of a guide for one role. */
export interface Block {
  role: 'team' | 'operator';
  lines: string[];
}

/** Reads the code blocks that name a role after `sh`, such as ```sh team. */
export function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/^```sh (team|operator)\n(.*?)^```$/gms)].map(([, role, text]) => ({
    role: role as Block['role'],
    lines: (text ?? '').trim().split('\n'),
  }));
}
