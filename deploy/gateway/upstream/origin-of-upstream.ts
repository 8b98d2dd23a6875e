import type { Merchant } from '../../merchants';
import type { GatewayOptions } from '../options';

/** The origin of a merchant's back end; undefined when the sandbox's routes of this server are the back end. */
export function originOfUpstream(
  { upstream }: Pick<Merchant, 'upstream'>,
  { sandboxOrigin }: Pick<GatewayOptions, 'sandboxOrigin'>,
): string | undefined {
  return upstream.kind === 'address' ? upstream.origin : sandboxOrigin;
}
