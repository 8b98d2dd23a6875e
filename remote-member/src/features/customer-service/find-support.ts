import { originOfPart, supportLinks, supportPath } from '@atrium/api';
import type { CustomerServiceLink, Host } from '@atrium/contract';
import type { HandOver } from './hand-over';
import { linksFor } from './links-for';
import { supportKind, type SupportKind } from './support-kind';
import { linksAt, type SupportPosition } from './support-position';
import { supportTarget, type SupportTarget } from './support-target';

/** Customer service as it is opened. */
export interface Support {
  target: SupportTarget;
  /** Of a window or a tab, without the portal around it. */
  address: string;
  /** How the support page gets the entry in a window, where it has to verify the customer before the provider opens. */
  handOver?: HandOver;
  /** Of the frame in the portal; absent where the merchant has no embed origin, or the entry is a page of this site. */
  frame?: string;
}

/** The first entry for this person that can be opened; undefined without any. */
export async function findSupport(host: Host, position: SupportPosition): Promise<Support | undefined> {
  for (const entry of linksAt(await entriesOf(host), position)) {
    const kind = supportKind(entry.csType);
    const address = await kind.address(host, entry);
    if (address !== undefined) return support(host, entry, { address, kind });
  }
  return undefined;
}

/** A customer's own entries; those of the settings, which are for everyone, without them. */
async function entriesOf({ api, session, settings, account }: Host): Promise<CustomerServiceLink[]> {
  if (session.state.get().status !== 'signed-in') return linksFor(settings.customerService, []);
  const own = await api.call(supportLinks, {}).catch(() => []);
  if (own.length > 0) return own.map(withoutAbsent);
  const member = account.member.get();
  return linksFor(settings.customerService, 'value' in member ? (member.value?.labels ?? []) : []);
}

function withoutAbsent({ title, path, ...rest }: { title: string; path: string }): CustomerServiceLink {
  const named = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  return { title, path, ...Object.fromEntries(named) };
}

function support(
  host: Host,
  entry: CustomerServiceLink,
  { address, kind }: { address: string; kind: SupportKind },
): Support {
  const target = supportTarget(entry.target);
  const embedOrigin = host.settings.value('embedOrigin');
  // a page of this site does not run in a frame of another origin
  if (embedOrigin === undefined || address.startsWith(`${window.location.origin}/`)) return { target, address };
  const page = `${originOfPart(embedOrigin, 'support')}${supportPath}`;
  const extras = kind.extras(host);
  const handed = new URLSearchParams({ path: address, ...extras }).toString();
  return { target, address, frame: `${page}#${handed}`, ...(extras && { handOver: { page, entry: handed } }) };
}
