import {
  CommandError,
  commands as catalogue,
  type Command,
  type CommandHandler,
  type Facts,
  type Host,
  type Messages,
  type VersionedName,
} from '@atrium/contract';
import * as v from 'valibot';
import type { Intent } from '../places/intents';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';

interface CommandServices {
  remotes: RemoteList;
  facts: Pick<Facts, 'holds'>;
  satisfy(needs: Command['needs'], intent: Intent): Promise<boolean>;
  /** Loads a remote's texts: a command may show messages before any view of its remote is mounted. */
  texts(remote: Remote): Promise<void>;
  messages: Pick<Messages, 'warning'>;
  text(key: string): string;
  hostFor: HostFor;
}

/** Creates the host's interfaces for one run of a remote's command, with the commands that it may run in turn. */
export type HostFor = (remote: Remote, commands: Pick<CommandBus, 'has' | 'run'>) => { host: Host; dispose(): number };

type Warn = (key: string) => Promise<void>;

interface KnownCommand {
  remote: Remote;
  command: Command;
}

/** Finds the remote that owns a command and runs it. */
export class CommandBus {
  readonly #services: CommandServices;

  constructor(services: CommandServices) {
    this.#services = services;
  }

  has(name: VersionedName): boolean {
    return this.#find(name) !== undefined;
  }

  /**
   * Checks request and needs, loads the remote, runs the command.
   * @throws CommandError, reported to the person unless they declined a need; the command's own error unchanged.
   */
  run(name: VersionedName, request?: unknown): Promise<unknown> {
    return this.#run(name, request, this, (key) => this.#warn(key));
  }

  /**
   * The same without a message, also of the commands that this one runs: the caller shows a failure where the answer
   * belongs.
   */
  ask(name: VersionedName, request?: unknown): Promise<unknown> {
    const quiet: Parameters<HostFor>[1] = { has: (other) => this.has(other), run: (...asked) => this.ask(...asked) };
    return this.#run(name, request, quiet, () => Promise.resolve());
  }

  async #run(name: VersionedName, request: unknown, commands: Parameters<HostFor>[1], warn: Warn): Promise<unknown> {
    const known = this.#find(name);
    if (!known) {
      await warn('place.commandAbsent');
      throw new CommandError(name, 'absent');
    }
    if (!isValid(name, request)) throw new CommandError(name, 'refused', new TypeError('the request is not valid'));
    const intent = { run: name, ...(request !== undefined && { request }) };
    if (!(await this.#services.satisfy(known.command.needs, intent))) throw new CommandError(name, 'need-unmet');
    const handle = await this.#load(known, warn);
    const { host, dispose } = this.#services.hostFor(known.remote, commands);
    try {
      return await handle(host, request as never);
    } finally {
      dispose();
    }
  }

  async #load({ remote, command }: KnownCommand, warn: Warn): Promise<CommandHandler> {
    try {
      const module = await remote.load();
      const [loaded] = await Promise.all([module.commands[command.name]?.(), this.#services.texts(remote)]);
      if (loaded) return loaded.default;
      throw new Error(`${remote.name} has no code for ${command.name}`);
    } catch (error) {
      await warn('place.commandFailed');
      throw new CommandError(command.name, 'remote-failed', error);
    }
  }

  #find(name: VersionedName): KnownCommand | undefined {
    const { remotes, facts } = this.#services;
    for (const remote of remotes.all) {
      const { descriptor } = remote.release;
      const command = descriptor.commands?.find((candidate) => candidate.name === name);
      if (command && facts.holds(descriptor.when) && facts.holds(command.when)) return { remote, command };
    }
    return undefined;
  }

  async #warn(key: string): Promise<void> {
    const { messages, text } = this.#services;
    await messages.warning(text(key));
  }
}

function isValid(name: string, request: unknown): boolean {
  const known = (catalogue as Record<string, { request: v.GenericSchema }>)[name];
  return !known || v.is(known.request, request);
}
