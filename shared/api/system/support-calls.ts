import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { NothingSchema } from '../nothing';
import { CustomerServiceSchema } from './customer-service';

/** The path of the page on the embed origin that runs the scripts of customer service and requests its tokens. */
export const supportPath = '/support';

export const supportLinks = endpoint({
  id: 'support.entries',
  about: 'The entries of customer service for this person. The settings contain only those for everyone.',
  method: 'GET',
  ...relay('getCustomerService'),
  request: NothingSchema,
  answer: v.nullish(listOf(CustomerServiceSchema), []),
  example: {
    request: {},
    answer: [{ title: 'VIP', path: 'https://vip.example.test/chat', csType: 'COMM100VIP', labelIds: ['12'] }],
  },
});

export const supportScripts = endpoint({
  id: 'support.scripts',
  about: 'Addresses of the scripts of customer service. They run on the embed origin only.',
  method: 'GET',
  ...relay('getCustomerServiceScript'),
  request: NothingSchema,
  answer: v.object({
    /** Web addresses, or one markup text that names them in `src`. */
    scripts: v.nullish(
      v.union([
        listOf(v.string()),
        v.pipe(
          v.string(),
          v.transform((markup) => [markup]),
        ),
      ]),
      [],
    ),
  }),
  example: { request: {}, answer: { scripts: ['https://chat.example.test/widget.js'] } },
});

/** The addresses of these scripts, each once: web addresses, and paths of the embed origin. Anything else is left out. */
export function scriptAddresses(scripts: readonly string[]): string[] {
  const named = scripts.flatMap((script) =>
    /[<>]/.test(script)
      ? [...script.matchAll(/\bsrc\s*=\s*["']([^"']+)["']/gi)].map(([, source = '']) => source)
      : [script],
  );
  const addresses = named
    .map((address) => address.trim())
    .filter((address) => /^(https?:\/\/|\/(?![/\\]))\S+$/.test(address));
  return [...new Set(addresses)];
}
