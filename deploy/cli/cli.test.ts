import { openEngine, type Engine } from '../engine';
import { freshDataFolder } from '../engine/testing/fresh-folder';
import { openRegistry, type Registry } from '../registry';
import { writeRelease } from '../registry/testing/write-release';
import { readCommand } from './command';
import { run } from './run';

let engine: Engine;
let registry: Registry;
beforeAll(async () => {
  engine = await openEngine({ dataFolder: await freshDataFolder() });
  registry = await openRegistry(engine, { environment: 'local', failed: () => undefined });
}, 60_000);
afterAll(async () => {
  registry.close();
  await engine.close();
});

const atrium = (...words: string[]) => run(readCommand(words, {}), registry);

it('publishes, promotes, and tells what was done', async () => {
  expect(await atrium('channels')).toBe('Nothing is promoted here yet.');
  const { folder, id } = await writeRelease({ remote: 'lobby' });
  expect(await atrium('publish', folder)).toBe(`lobby ${id} is published`);
  expect(await atrium('publish', folder)).toBe(`lobby ${id} was published before`);
  expect(await atrium('promote', 'lobby', id)).toBe(`lobby ${id} is stable in local, revision 1`);
  expect(await atrium('channels')).toMatch(new RegExp(`lobby +${id} +1\\.0\\.0 +revision 1`));
  const [latest, earliest] = (await atrium('history')).split('\n');
  expect(latest).toContain(`promote lobby ${id} in local`);
  expect(earliest).toContain(`publish lobby ${id}  by`);
});

it('promotes nothing over a change it has not seen', async () => {
  const { folder, id } = await writeRelease({ remote: 'mall' });
  await atrium('publish', folder);
  await expect(atrium('promote', 'mall', id, '--revision', '7')).rejects.toThrow('at revision 0, not 7');
});

it.each([['publish'], ['promote', 'lobby'], ['dance'], ['promote', 'a', 'b', '--revision', 'x']])(
  'answers %p with how it is used',
  (...words) => {
    expect(() => readCommand(words, {})).toThrow(/atrium publish FOLDER/);
  },
);
