import { request, type Agent } from 'node:http';
import { json } from 'node:stream/consumers';

/** Origin of a page that embeds the merchant's views. */
export const embeddingOrigin = 'https://news.example.test';

/** Sends a player's call beside the attack. @returns a sentence when the answer is not that of this call */
export function askAsVictim(port: number, number: number, agent: Agent): Promise<string | undefined> {
  const id = `v-${port}-${number}`;
  const expected = { id, authorization: `token of ${id}`, body: number % 2 === 0 ? '' : `{"of":"${id}"}` };
  return new Promise((resolve) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        path: '/wps/victim',
        method: expected.body === '' ? 'GET' : 'POST',
        headers: {
          host: 'aurora.atrium.localhost',
          'x-request-id': id,
          authorization: expected.authorization,
          // an embedding page sends its token itself, so that the answer shows which call it belongs to
          origin: embeddingOrigin,
          ...(expected.body !== '' && { 'content-length': expected.body.length }),
        },
      },
      (answer) =>
        void json(answer).then(
          (got) =>
            resolve(JSON.stringify(got) === JSON.stringify(expected) ? undefined : `${id} got ${JSON.stringify(got)}`),
          (error: Error) => resolve(`${id}: ${answer.statusCode} ${error.message}`),
        ),
    );
    asking.once('error', (error) => resolve(`${id}: ${error.message}`));
    asking.end(expected.body);
  });
}
