import { existsSync, readFileSync } from 'node:fs';
import { keepFolderPrivate, openEngine, readFolderLock } from '../../engine';
import { askInProcess, openRegistry, operator, operatorTokenFile } from '../../registry';
import { readTrust } from '../../server/read-trust';
import { askOverHttp } from './ask-over-http';
import type { Connection, RegistryLocation } from './connect';

/** Opens the registry's database, or calls the server that holds the data folder, with the operator's token from there. */
export async function connectLocally(location: RegistryLocation): Promise<Connection> {
  const { databaseUrl, dataFolder, actor } = location;
  const holder = databaseUrl ? undefined : await readFolderLock(dataFolder);
  const file = operatorTokenFile(dataFolder);
  if (holder?.address && existsSync(file)) {
    const ask = askOverHttp(holder.address, readFileSync(file, 'utf8').trim(), actor);
    return { ask, close: async () => undefined };
  }
  return openLocally(location);
}

async function openLocally({ environment, actor, ...location }: RegistryLocation): Promise<Connection> {
  const { databaseUrl, dataFolder } = location;
  await keepFolderPrivate(dataFolder);
  const engine = await openEngine(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
  const { trusted, signer } = readTrust(location);
  const sandbox = process.env['NODE_ENV'] !== 'production';
  const registry = await openRegistry(engine, { environment, onFailure: () => undefined, trusted, signer, sandbox });
  return {
    ask: askInProcess(registry, operator(actor)),
    close: async () => {
      registry.close();
      await engine.close();
    },
  };
}
