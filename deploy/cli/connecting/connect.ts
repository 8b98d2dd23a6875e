import { existsSync } from 'node:fs';
import { readSigner, signingKeyFile, type Ask, type Signer } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import { askOverHttp } from './ask-over-http';

/** The registry's location, from the command line and the environment. */
export interface RegistryLocation {
  /** Address of a remote registry. */
  registry: string | undefined;
  token: string | undefined;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** File of the private key that signs releases; by default the one of the data folder. */
  signingKey: string | undefined;
  /** File of the keys that a registry opened here trusts; by default the one of the data folder. */
  trustedKeys: string | undefined;
  environment: string;
  /** The user's name, for the history. */
  actor: string;
}

export interface Connection {
  ask: Ask;
  close(): Promise<void>;
}

/** Connects to the registry if no address is given. */
export type ConnectWithoutAddress = (location: RegistryLocation) => Promise<Connection>;

/** Connects to the registry at its address with a token, or without an address as given. */
async function connect(location: RegistryLocation, withoutAddress: ConnectWithoutAddress): Promise<Connection> {
  const { registry: address, token, actor } = location;
  if (address === undefined) return withoutAddress(location);
  if (!token)
    throw new StartRefused(
      'ATRIUM_TOKEN is not set. The operator of the registry issues a token: atrium tokens issue TEAM --remotes NAME',
    );
  return { ask: askOverHttp(address, token, actor), close: async () => undefined };
}

/** The signer with the given key, else with the key of the data folder. */
export function signerOf({ signingKey, dataFolder }: RegistryLocation): Signer | undefined {
  if (signingKey !== undefined) return readSigner(signingKey);
  return existsSync(signingKeyFile(dataFolder)) ? readSigner(signingKeyFile(dataFolder)) : undefined;
}

/** Connects at the first call: not every command makes one. */
export function connectLazily(location: RegistryLocation, withoutAddress: ConnectWithoutAddress): Connection {
  let connection: Promise<Connection> | undefined;
  return {
    ask: async (name, input) =>
      (await (connection ??= connect(location, withoutAddress))).ask(name, input) as Promise<never>,
    close: async () => (await connection?.catch(() => undefined))?.close(),
  };
}
