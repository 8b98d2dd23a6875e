import { randomBytes } from 'node:crypto';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import type { Answered } from '../stranger';
import { Team } from '../team';

const mebibyte = 1024 * 1024;
const taken = 'text/javascript; charset=utf-8';

/** Uploads far too large, too deep, too wide, many at once, and without a token; then the largest that is taken. */
export const largeUploads: Attack = {
  point: 8,
  name: 'large-uploads',
  title: 'uploads of 30 and 300 MB, deep and wide JSON, 24 at once, without a token; then the largest that is taken',
  memory: 400 * mebibyte,
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const team = await Team.join(portal);
  const faults: string[] = [];
  let tried = 0;
  const expect = (what: string, answered: Answered, statuses: number[], sentence: RegExp) => {
    tried += 1;
    const text = answered.body.toString();
    if (!statuses.includes(answered.status) || !sentence.test(text))
      faults.push(`${what} is answered ${answered.status} ${text.slice(0, 200)}`);
  };
  const json = (bytes: number) =>
    Buffer.concat([Buffer.from('{"remote":"'), Buffer.alloc(bytes, 'A'), Buffer.from('"}')]);

  expect('30 MB without a token', await team.post(json(30e6), { authorization: '' }), [401], /ATRIUM_TOKEN/);
  expect('30 MB', await team.post(json(30e6)), [413], /at most 22\.3 MiB/);
  // its sender may see the connection break before it reads why
  expect('300 MB', await team.post(json(portal.short ? 60e6 : 300e6)), [413, 0], /at most 22\.3 MiB|^$/);
  expect('20 MB of brackets', await team.post(Buffer.alloc(20e6, '[')), [413, 0], /deeper|^$/);
  expect('20 MB of objects', await team.post(Buffer.from(`[${'{},'.repeat(6e6)}{}]`)), [413, 0], /deeper|^$/);
  expect('20 MB in one text', await team.post(json(20e6)), [400], /is invalid/);
  const many = await Promise.all(Array.from({ length: 24 }, () => team.post(json(10e6))));
  for (const answered of many) expect('one of 24 at once', answered, [400, 503], /is invalid|Try again/);

  const tooLarge = { name: 'large.0001.js', type: taken, body: Buffer.alloc(5 * mebibyte, ' ') };
  expect('a file of 5 MiB', await team.publish({ more: [tooLarge] }), [422], /a file at most 4 MiB/);
  const files = Array.from({ length: 4 }, (_, at) => ({
    name: `noise.000${at}.js`,
    type: taken,
    body: Buffer.from(randomBytes(2.7 * mebibyte).toString('base64')),
  }));
  const largest = await team.publish({ more: files });
  expect('the largest that is taken', largest, [200], /published/);
  return {
    tried,
    accepted: largest.status === 200 ? 1 : 0,
    figures: { 'seconds to publish 14.4 MiB': (largest.milliseconds / 1000).toFixed(1) },
    faults,
  };
}
