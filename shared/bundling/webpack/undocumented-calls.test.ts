import { minifySync, transformFileSync } from '@swc/core';
import undocumentedCalls from './undocumented-calls.mjs';

const printed = (path: string) =>
  transformFileSync(new URL(`../../${path}`, import.meta.url).pathname, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  }).code;

/** The remaining code of a module without used exports. */
const unused = (source: string) =>
  minifySync(source.replaceAll(/\bexport /g, ''), {
    module: true,
    compress: { passes: 3, toplevel: true },
    mangle: false,
  }).code;

describe.each([
  'api/system/settings.ts',
  'api/member/member.ts',
  'api/mall/points.ts',
  'contract/catalogue/commands.ts',
  'contract/catalogue/events.ts',
])('%s', (path) => {
  const read = undocumentedCalls(printed(path));

  it('keeps its names and schemas, and drops the documentation', () => {
    expect(read).not.toMatch(/\b(about|example): ['"`{[]/);
    const declared = /\bendpoint\(|'[\w.-]+@1': |\b\w+Schema = /g;
    expect(read.match(declared)).toEqual(printed(path).match(declared));
  });

  it('drops unused calls and schemas', () => {
    expect(unused(read)).not.toMatch(/endpoint\(|relay\(|v\.object\(/);
    expect(unused(printed(path))).toMatch(/endpoint\(|v\.object\(/);
  });
});

it('leaves statements and functions unchanged', () => {
  const source = 'start();\nexport function go() {\n    stop();\n    return made();\n}\n';
  expect(undocumentedCalls(source)).toBe(source);
});
