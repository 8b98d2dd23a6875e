import { catalogue } from '@atrium/api/catalogue';
import type { CheckContext } from '../check-context';
import { exampleRequest } from '../plans/facts';

/** An answer that browsers keep has an ETag, and is not sent again to a browser that has it. */
export async function checkKeptAnswers({ client, has, outcomes }: CheckContext): Promise<void> {
  for (const call of catalogue) {
    if (!call.revalidates || !has(call.id)) continue;
    const request = exampleRequest(call, client);
    const first = await client.send(call, request);
    const tag = first.headers.get('etag');
    if (tag === null) {
      outcomes.record(call.id, 'repetition', first, 'the answer has no ETag');
      continue;
    }
    const again = await client.send(call, request, { headers: { 'If-None-Match': tag } });
    const fault = `answers a known ETag with status ${again.status} instead of 304`;
    outcomes.record(call.id, 'repetition', again, again.status === 304 ? undefined : fault);
  }
}
