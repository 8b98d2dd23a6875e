import { commands } from '@atrium/contract';
import { expect, type StubPortal } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';
import { brokenStubs, type SmokeContext } from './smoke-context';

const examples: Record<string, { example: { request: unknown; answer: unknown } } | undefined> = commands;
/** Leaves the page; the checks of the session run it. */
const leaving = 'session.sign-out@1';

/** Runs every command of the remotes; a visitor meets its needs first. */
export async function checkCommands({ list, portal, everything: tab }: SmokeContext): Promise<void> {
  const composition = portal.composition('everything');
  const all = composition.remotes
    .filter(({ name }) => !brokenStubs.includes(name))
    .flatMap(({ name: remote, descriptor }) => (descriptor.commands ?? []).map((command) => ({ remote, command })))
    .filter(({ command }) => command.name !== leaving);

  await tab.signIn('player');
  const expected = new ExpectedPortal(composition, 'player');
  for (const { remote, command } of all)
    await list.check(`${remote}: command ${command.name} answers`, async () => {
      const exists = expected.hasCommand(command.name);
      expect(await tab.hasCommand(command.name), 'the host has the command').toBe(exists);
      if (!exists) return;
      const known = examples[command.name]?.example;
      const answer = await run(tab, command.name, known?.request);
      if (known) expect(answer).toEqual(known.answer);
    });

  for (const { remote, command } of all.filter(({ command: { needs } }) => needs?.includes('session')))
    await list.check(`${remote}: command ${command.name} runs after a visitor has signed in`, async () => {
      await tab.openAsVisitor('/');
      const answer = run(tab, command.name, examples[command.name]?.example.request);
      await tab.signInHere('player');
      await answer;
    });
}

function run(tab: StubPortal, name: string, request: unknown): Promise<unknown> {
  return tab.ask((host, asked) => host.commands.run(asked.name as 'support.open@1', asked.request as never), {
    name,
    request,
  });
}
