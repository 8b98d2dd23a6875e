import { commands } from '@atrium/contract';
import { expect, type StubPortal } from '../stub-portal';
import { misbehaving, type Parts } from './parts';

const examples: Record<string, { example: { request: unknown; answer: unknown } } | undefined> = commands;
/** Leaves the page; the session's checks run it. */
const leaving = 'session.sign-out@1';

/** Every command of the remotes is run by its name and answers; what a visitor lacks is asked for first. */
export async function checkCommands({ list, portal, everything: tab }: Parts): Promise<void> {
  const all = portal
    .composition('everything')
    .remotes.filter(({ name }) => !misbehaving.includes(name))
    .flatMap(({ name: remote, descriptor }) => (descriptor.commands ?? []).map((command) => ({ remote, command })))
    .filter(({ command }) => command.name !== leaving);

  await tab.signIn('player');
  for (const { remote, command } of all)
    await list.check(`${remote}: command ${command.name} answers`, async () => {
      if (!(await tab.hasCommand(command.name))) return expect(await tab.holds(command.when)).toBe(false);
      const known = examples[command.name]?.example;
      const answer = await run(tab, command.name, known?.request);
      if (known) expect(answer).toEqual(known.answer);
    });

  for (const { remote, command } of all.filter(({ command: { needs } }) => needs?.includes('session')))
    await list.check(`${remote}: command ${command.name} asks a visitor to sign in, and goes on`, async () => {
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
