/** One instruction of a Containerfile: its keyword, and the rest of its line. */
export interface Instruction {
  keyword: string;
  rest: string;
}

/** The stages of a Containerfile, each from its FROM on; continued lines are joined, comments left out. */
export function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, keyword = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, rest });
  }
  return stages;
}

/** What follows a keyword, for each of its instructions. */
export function argumentsOf(stage: Instruction[], keyword: string): string[] {
  return stage.filter((instruction) => instruction.keyword === keyword).map(({ rest }) => rest);
}
