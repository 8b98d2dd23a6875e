import { existsSync, readFileSync } from 'node:fs';
import { openEngine, readFolderLock } from '../../engine';
import {
  askHere,
  openRegistry,
  operator,
  operatorTokenFile,
  readSigner,
  signingKeyFile,
  type Ask,
  type Signer,
} from '../../registry';
import { readTrust } from '../../server/read-trust';
import { StartRefused } from '../../server/start-refused';
import { askOverHttp } from './ask-over-http';

/** Where the registry is, as the command line and the environment say. */
export interface RegistryPlace {
  /** Address of a registry elsewhere. */
  registry: string | undefined;
  token: string | undefined;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** File of the private key releases are signed with; the data folder's where none is named. */
  signingKey: string | undefined;
  /** File of the keys trusted by a registry that is opened here; the data folder's where none is named. */
  trustedKeys: string | undefined;
  environment: string;
  /** Who is at the keyboard. */
  actor: string;
}

export interface Connection {
  ask: Ask;
  close(): Promise<void>;
}

/**
 * Reaches the registry: at an address with a team's token; else its database; else, while a server holds the data
 * folder, that server with the operator's token, which lies in the folder.
 */
async function connect(place: RegistryPlace): Promise<Connection> {
  const { registry: address, token, databaseUrl, dataFolder, actor } = place;
  if (address !== undefined) {
    if (!token)
      throw new StartRefused(
        'ATRIUM_TOKEN is not set. The operator of the registry issues a token: atrium tokens issue TEAM --remotes NAME',
      );
    return { ask: askOverHttp(address, token, actor), close: async () => undefined };
  }
  const holder = databaseUrl ? undefined : await readFolderLock(dataFolder);
  const file = operatorTokenFile(dataFolder);
  if (holder?.address && existsSync(file)) {
    const ask = askOverHttp(holder.address, readFileSync(file, 'utf8').trim(), actor);
    return { ask, close: async () => undefined };
  }
  return openHere(place);
}

async function openHere({ environment, actor, ...place }: RegistryPlace): Promise<Connection> {
  const { databaseUrl, dataFolder } = place;
  const engine = await openEngine(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
  const { trusted } = readTrust(place);
  const sandbox = process.env['NODE_ENV'] !== 'production';
  const registry = await openRegistry(engine, { environment, failed: () => undefined, trusted, sandbox });
  return {
    ask: askHere(registry, operator(actor)),
    close: async () => {
      registry.close();
      await engine.close();
    },
  };
}

/** By the key that was named, else by that of the data folder. */
export function signerOf({ signingKey, dataFolder }: RegistryPlace): Signer | undefined {
  if (signingKey !== undefined) return readSigner(signingKey);
  return existsSync(signingKeyFile(dataFolder)) ? readSigner(signingKeyFile(dataFolder)) : undefined;
}

/** Connects when the first question is asked: not every command asks one. */
export function connectLater(place: RegistryPlace): Connection {
  let connection: Promise<Connection> | undefined;
  return {
    ask: async (name, input) => (await (connection ??= connect(place))).ask(name, input) as Promise<never>,
    close: async () => (await connection?.catch(() => undefined))?.close(),
  };
}
