import { commands, contractVersion, events, places, points } from '@atrium/contract';
import { resolve } from 'node:path';
import ts from 'typescript';

/**
 * Prints the contract as Markdown: the catalogue, then every public declaration without comments. The result is
 * committed as `report.md`, so that a change of the contract is a visible diff.
 */
export function contractReport(folder: string): string {
  return `${[
    `# Contract ${contractVersion}`,
    'Printed from the source; `npm run verify` fails when this file is out of date. Update it with `npm run report`.',
    '## Places that other remotes open',
    ...Object.entries(places).map(
      ([name, { about, params }]) => `- \`${name}\`${params.length ? ` (${params.join(', ')})` : ''}: ${about}`,
    ),
    '## Commands',
    ...Object.entries(commands).map(
      ([name, { about, example }]) =>
        `- \`${name}\`: ${about} Example: \`${JSON.stringify(example.request)}\` → \`${JSON.stringify(example.answer)}\``,
    ),
    '## Events',
    ...Object.entries(events).map(
      ([name, { about, example }]) => `- \`${name}\`: ${about} Example: \`${JSON.stringify(example)}\``,
    ),
    '## Points',
    ...Object.entries(points).map(([name, about]) => `- \`${name}\`: ${about}`),
    '## Declarations',
    ...['index.ts', 'react/index.ts', 'testing/index.ts'].map((door) => declarations(folder, door)),
  ].join('\n\n')}\n`.replaceAll(/\n\n- /g, '\n- ');
}

function declarations(folder: string, door: string): string {
  const printed: string[] = [];
  const program = ts.createProgram([resolve(folder, door)], {
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: '@emotion/react',
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    esModuleInterop: true,
    types: [],
  });
  const own = door.includes('/') ? `${resolve(folder, door.split('/')[0] ?? '')}/` : `${resolve(folder)}/`;
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(own) || source.isDeclarationFile || source.fileName.includes('node_modules'))
      continue;
    program.emit(
      source,
      (_, text) => {
        const body = text.replaceAll(/^(import .*|export \* from .*|export \{\};)\n?/gm, '').trim();
        if (body) printed.push(`### ${source.fileName.slice(resolve(folder).length + 1)}\n\n\`\`\`ts\n${body}\n\`\`\``);
      },
      undefined,
      true,
    );
  }
  return printed.sort().join('\n\n');
}
