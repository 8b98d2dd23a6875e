import { request, type Agent } from 'node:http';
import { json } from 'node:stream/consumers';

/** Of a page that embeds the merchant's views. */
export const embeddingOrigin = 'https://news.example.test';

/** A player's call beside the attack. Resolves with what was wrong with the answer, undefined when it was the own one. */
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
          // holds its token itself, which shows whose answer it gets
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
