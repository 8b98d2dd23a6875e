import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { listProofs } from './list-proofs.mjs';

const proofs = listProofs(root);
const folder = join(root, 'e2e/prove');
/** An option in the source of a proof. */
const declared = /[{\s](\w+): (?:count|seed|someOf|oneOf|partOf|flag)\(/g;

it('lists every proof of e2e/prove, and nothing else', () => {
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(proofs.map(({ name }) => name)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

it('says what each proof proves in a sentence without Markdown links', () => {
  for (const { proves } of proofs) expect(proves).toMatch(/^[A-Z][^[\]]+\.$/);
});

it.each(proofs)('lists the options of $name', ({ name, options }) => {
  const source = readFileSync(join(folder, `${name}.ts`), 'utf8');
  expect(options).toEqual([...source.matchAll(declared)].map(([, option]) => option));
});
