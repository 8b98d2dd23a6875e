import { existsSync } from 'node:fs';
import { readSigner, signingKeyFile, type Ask, type Signer } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import { askOverHttp } from './ask-over-http';

/** Where the registry is, as the command line and the environment say. */
export interface RegistryLocation {
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

/** How the registry is reached where no address is named. */
export type ConnectWithoutAddress = (place: RegistryLocation) => Promise<Connection>;

/** Reaches the registry at an address with a team's token, or as is said for where there is none. */
async function connect(place: RegistryLocation, otherwise: ConnectWithoutAddress): Promise<Connection> {
  const { registry: address, token, actor } = place;
  if (address === undefined) return otherwise(place);
  if (!token)
    throw new StartRefused(
      'ATRIUM_TOKEN is not set. The operator of the registry issues a token: atrium tokens issue TEAM --remotes NAME',
    );
  return { ask: askOverHttp(address, token, actor), close: async () => undefined };
}

/** By the key that was named, else by that of the data folder. */
export function signerOf({ signingKey, dataFolder }: RegistryLocation): Signer | undefined {
  if (signingKey !== undefined) return readSigner(signingKey);
  return existsSync(signingKeyFile(dataFolder)) ? readSigner(signingKeyFile(dataFolder)) : undefined;
}

/** Connects when the first question is asked: not every command asks one. */
export function connectLazily(place: RegistryLocation, otherwise: ConnectWithoutAddress): Connection {
  let connection: Promise<Connection> | undefined;
  return {
    ask: async (name, input) => (await (connection ??= connect(place, otherwise))).ask(name, input) as Promise<never>,
    close: async () => (await connection?.catch(() => undefined))?.close(),
  };
}
