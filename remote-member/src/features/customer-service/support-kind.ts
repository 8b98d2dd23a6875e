import { originOfPart, type csTypes } from '@atrium/api';
import type { CustomerServiceLink, Host } from '@atrium/contract';
import { supportAddress } from './support-address';

/** How one kind of customer service is reached: all that differs between providers. */
export interface SupportKind {
  /** Where an entry leads; undefined for one that cannot be opened, which is passed over. */
  address(host: Host, entry: CustomerServiceLink): Promise<string | undefined>;
  /** What the provider verifies this person with; undefined without verification, and for a visitor. */
  extras(host: Host): Record<string, string> | undefined;
}

/** Opens the address of the entry as it is. */
const plain: SupportKind = {
  address: (_host, entry) => supportAddress([entry]),
  extras: () => undefined,
};

/** Verifies customers by a token of the provider. A path of the entry is one of the support origin. */
const verifying: SupportKind = {
  async address({ settings }, entry) {
    const embedOrigin = settings.value('embedOrigin');
    const path = entry.path.trim();
    if (embedOrigin === undefined || !/^\/(?![/\\])\S*$/.test(path)) return supportAddress([entry]);
    return new URL(path, originOfPart(embedOrigin, 'support')).href;
  },
  extras({ session, settings }) {
    const state = session.state.get();
    if (state.status !== 'signed-in') return undefined;
    const { id, account } = state.customer;
    return { userId: id, userName: account, verifyToken: settings.value('verifyToken') ?? '' };
  },
};

/** The source names a token without its kind; the choice is ours. */
const kinds: Record<(typeof csTypes)[number], SupportKind> = {
  AICAN: verifying,
  MIDUOKE: plain,
  LIVECHAT: plain,
  COMM100: plain,
  COMM100VIP: plain,
};

/** The adapter of `csType`. Other kinds, and absent ones, open their address. */
export function supportKind(csType = ''): SupportKind {
  return Object.hasOwn(kinds, csType) ? kinds[csType as keyof typeof kinds] : plain;
}
