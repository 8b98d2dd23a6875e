/** One instruction of a Containerfile: its word, and the rest of its line. */
export interface Instruction {
  word: string;
  rest: string;
}

/** The stages of a Containerfile, each from its FROM on; lines that go on are joined, remarks left out. */
export function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

/** What is said by all the instructions of a word. */
export function saidBy(stage: Instruction[], word: string): string[] {
  return stage.filter((instruction) => instruction.word === word).map(({ rest }) => rest);
}
