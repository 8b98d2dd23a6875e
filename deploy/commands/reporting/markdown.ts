/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A list of Markdown. */
export const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** A block of code. */
export const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

/** The paragraphs of a page. */
export const join = (parts: string[]) => `${parts.join('\n\n')}\n`;
