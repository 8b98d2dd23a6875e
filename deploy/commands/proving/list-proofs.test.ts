import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { listProofs } from './list-proofs.mjs';

const proofs = listProofs(root);

it('lists every proof of e2e/prove, and nothing else', () => {
  const files = readdirSync(join(root, 'e2e/prove')).filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(proofs.map(({ name }) => name)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

it('says what each proof proves in a sentence without Markdown links', () => {
  for (const { proves } of proofs) expect(proves).toMatch(/^[A-Z][^[\]]+\.$/);
});
