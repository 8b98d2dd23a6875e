import { IdempotencyKeys, type KeptKey } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { waitAtMost } from '../wait-at-most';
import { draftsOf } from './drafts';

/** How long a key is kept, in milliseconds: later, the same request is another one. */
const lifetime = 900_000;
/** How long a form waits for the browser's database before it sends, in milliseconds. */
const patience = 1_000;

/**
 * The idempotency keys of a form that moves money. While the outcome of a request is unknown, its key survives the
 * form, a reload and a lost session: a person who looks into the record and sends the same again moves the money once.
 * Kept for the person who is signed in when the request is sent.
 */
export function keptKeys({ session, settings }: Pick<Host, 'session' | 'settings'>, form: string): IdempotencyKeys {
  return new IdempotencyKeys((request): KeptKey => {
    const drafts = draftsOf(settings.merchant.code, session.state.get());
    const name = `${form}.sending ${request}`;
    return {
      async read() {
        const { key, at } = await waitAtMost(patience, drafts.read(name), {});
        return Date.now() - Number(at) < lifetime ? key : undefined;
      },
      save: (key) => drafts.save(name, key === undefined ? {} : { key, at: String(Date.now()) }),
    };
  });
}
