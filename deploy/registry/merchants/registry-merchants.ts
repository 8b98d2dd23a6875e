import type { Engine } from '../../engine';
import type { LiveMerchants } from '../../merchants';
import { compareData, type DataChange } from '../releases/compare-data';
import { changeMerchant, merchantsChanged, type ChangedMerchant } from './change-merchant';
import { merchantLine, merchantStatus, type MerchantLine, type MerchantStatus } from './describe-merchant';
import { MerchantKeeper, type KeptMerchant } from './merchant-keeper';
import type { MerchantChangeRequest } from './merchant-change';
import { MerchantMoved } from './merchant-refusals';
import { knownRemotes } from './known-remotes';
import { readMerchantHistory, readPresent, readVersion, versionOf, type MerchantEvent } from './read-merchants';

export interface MerchantQuery {
  code: string;
  environment?: string | undefined;
}

export type NewMerchantChange = Omit<MerchantChangeRequest, 'environment' | 'expected'> & {
  environment?: string | undefined;
  expected?: number | undefined;
};

/** Two versions of a merchant, and what differs. */
export interface MerchantComparison {
  code: string;
  from: number;
  to: number;
  changes: DataChange[];
}

/** The merchants' configurations: what is served of them, and their versions. Rejects with a `Refusal`. */
export interface RegistryMerchants {
  /** The environment's merchants as they are now, in whichever process they were changed. */
  readonly served: LiveMerchants;
  /** Gives a first version to each merchant that has none. */
  seed(configurations: readonly { code: string }[]): Promise<void>;
  list(environment?: string): Promise<MerchantLine[]>;
  show(query: MerchantQuery): Promise<MerchantStatus>;
  /** What was done, the latest first. */
  history(query: MerchantQuery & { limit?: number | undefined }): Promise<MerchantEvent[]>;
  /** The version in force against the one before it, unless versions are named. */
  compare(query: MerchantQuery & { from?: number | undefined; to?: number | undefined }): Promise<MerchantComparison>;
  /** Changes a merchant; from the version in force unless one is expected. */
  change(request: NewMerchantChange): Promise<ChangedMerchant>;
  refresh(): Promise<void>;
  /** Reads the merchants anew whenever they are changed, in whichever process. */
  follow(): void;
  close(): void;
}

interface MerchantsOptions {
  environment: string;
  failed: (error: unknown) => void;
  /** Whether the sandbox may be a merchant's back end; true when left out. */
  sandbox?: boolean;
  /** Served until others were read. */
  initial: KeptMerchant[] | undefined;
  /** Told of all merchants that are served from now on. */
  kept: (merchants: KeptMerchant[]) => void;
}

/** Serves none but former ones until it is first refreshed. */
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
      for (const configuration of configurations) {
        const { code } = configuration;
        if ((await versionOf(database, environment, code)) > 0) continue;
        const first = { code, environment, change: { action: 'seed' as const, configuration }, expected: 0 };
        // Another process that starts on this database may be first.
        await changeMerchant(engine, { ...first, actor: 'start' }, { sandbox }).catch((error: unknown) => {
          if (!(error instanceof MerchantMoved)) throw error;
        });
      }
      await keeper.refresh();
    },
    list: async (where = environment) => (await readPresent(database, where)).map(merchantLine),
    show: async ({ code, environment: where = environment }) =>
      merchantStatus(await readVersion(database, { environment: where, code }), await knownRemotes(database)),
    history: ({ code, environment: where = environment, limit }) => readMerchantHistory(database, where, code, limit),
    compare: async ({ code, environment: where = environment, from, to }) => {
      const later = await readVersion(database, { environment: where, code, version: to });
      const version = from ?? Math.max(1, later.version - 1);
      const earlier = await readVersion(database, { environment: where, code, version });
      const changes = compareData(earlier.configuration, later.configuration);
      return { code, from: earlier.version, to: later.version, changes };
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
