import type { Engine } from '../../engine';
import type { LiveMerchants } from '../../merchants';
import { changeMerchant, merchantsChanged, type ChangedMerchant } from './change-merchant';
import { MerchantKeeper, type KeptMerchant, type ReadMerchants } from './merchant-keeper';
import type { MerchantChangeRequest } from './merchant-change';
import { versionOf } from './read-merchants';
import { seedMerchants } from './seed-merchants';

export type NewMerchantChange = Omit<MerchantChangeRequest, 'environment' | 'expected'> & {
  environment?: string | undefined;
  expected?: number | undefined;
};

/** The merchants of an environment and their versions. Methods reject with a `RegistryError`. */
export interface RegistryMerchants {
  /** The present merchants, including changes by other processes. */
  readonly served: LiveMerchants;
  /** Creates each merchant that does not exist yet, all or none. */
  seed(configurations: readonly { code: string }[]): Promise<void>;
  /** Changes a merchant; `expected` defaults to the version in force. */
  change(request: NewMerchantChange): Promise<ChangedMerchant>;
  refresh(): Promise<void>;
  /** Reads the merchants again whenever any process changes them. */
  follow(): void;
  close(): void;
}

interface MerchantsOptions {
  environment: string;
  onFailure: (error: unknown) => void;
  /** Whether the sandbox is allowed as back end; true when left out. */
  sandbox?: boolean;
  /** Served until the database was read. */
  initial: KeptMerchant[] | undefined;
  /** Called with what was read: new and changed merchants, and the codes of all. */
  kept: (merchants: ReadMerchants) => void;
}

/** Serves `initial` until the first refresh. */
export function openMerchants(engine: Engine, options: MerchantsOptions): RegistryMerchants {
  const { environment, sandbox = true } = options;
  const { database } = engine;
  const keeper = new MerchantKeeper(database, options);
  let stop = () => {};

  async function change(request: NewMerchantChange): Promise<ChangedMerchant> {
    const where = request.environment ?? environment;
    const expected = request.expected ?? (await versionOf(database, where, request.code));
    const changed = await changeMerchant(engine, { ...request, environment: where, expected }, { sandbox });
    if (where === environment) await keeper.refresh();
    return changed;
  }

  return {
    served: keeper.served,
    seed: async (configurations) => {
      await seedMerchants(engine, { environment, configurations }, { sandbox });
      await keeper.refresh();
    },
    change,
    refresh: () => keeper.refresh(),
    follow: () => {
      stop = engine.listen(merchantsChanged, (changed) => changed === environment && keeper.refreshLater(), {
        resumed: () => keeper.refreshLater(),
      });
    },
    close: () => {
      keeper.close();
      stop();
    },
  };
}
