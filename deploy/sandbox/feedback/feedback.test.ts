import { exifSegment, jpegFile, jpegSegment, pngFile } from '@atrium/api/pictures/testing';
import Fastify from 'fastify';
import { acceptMultipart, readMultipart } from '../wire/accept-multipart';
import { Bench, type CallOptions } from '../testing/open-bench';

const merchant = 'lotus';
const content = 'My deposit of this morning has not arrived yet.';

let bench: Bench;
let token: string;
beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn('player1', { merchant });
}, 60_000);
afterAll(() => bench.close());
afterEach(async () => void (await bench.control('forgive')));

const listed = async () =>
  (await bench.app.inject({ url: '/wps/control/feedback', headers: { host: 'localhost' } })).json().value;
const pictureOf = (id: number, host = 'localhost') =>
  bench.app.inject({ url: `/wps/control/feedback/${id}/picture`, headers: { host } });
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png') => new File([bytes], name, { type: 'image/png' });

async function send(request: object, options: CallOptions = {}) {
  const { cookie, answer } = await bench.solvedCaptcha({ merchant });
  return bench.call(
    'feedback.send',
    { sender: '', content, type: 3, captcha: answer, ...request },
    { merchant, cookie, ...options },
  );
}

test('stores feedback of a customer under the name of the account, with its picture', async () => {
  const sent = { sender: 'another-player', type: 1, content: `  ${content} `, file: fileOf(pngFile({ width: 9 })) };
  expect(await send(sent, { token })).toMatchObject({ status: 200, success: true });
  const [latest] = await listed();
  expect(latest).toEqual({
    id: latest.id,
    merchant,
    sender: 'player1',
    isCustomer: true,
    content,
    type: 1,
    hasPicture: true,
    at: bench.now,
  });
  const picture = await pictureOf(latest.id);
  expect([...picture.rawPayload]).toEqual([...pngFile({ width: 9 })]);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await pictureOf(latest.id, 'lotus.atrium.localhost')).statusCode).toBe(404);
});

test('stores feedback of a visitor with a name or without one, and never a picture [FBK-03] [FBK-12] [FBK-19]', async () => {
  expect(await send({ sender: ' Anna ' })).toMatchObject({ success: true });
  expect((await listed())[0]).toMatchObject({ sender: 'Anna', isCustomer: false, hasPicture: false, type: 3 });
  expect(await send({ sender: '' })).toMatchObject({ success: true });
  expect((await listed())[0]).toMatchObject({ sender: '', isCustomer: false });
  const before = (await listed()).length;
  expect(await send({ file: fileOf(pngFile()) })).toMatchObject({ success: false, code: 'request_refused' });
  expect(await listed()).toHaveLength(before);
});

test('the picture is stored without the place where it was taken', async () => {
  const comment = jpegSegment(0xfe, [1, 2, 3]);
  await send({ file: fileOf(jpegFile({ more: [...exifSegment, ...comment] }), 'photo.jpg') }, { token });
  const [{ id }] = await listed();
  const { rawPayload, headers } = await pictureOf(id);
  expect([...rawPayload]).toEqual([...jpegFile()]);
  expect(headers['content-type']).toBe('image/jpeg');
});

test('a captcha serves one attempt, right or wrong', async () => {
  const { cookie, answer } = await bench.solvedCaptcha({ merchant });
  const request = { sender: '', content, type: 0, captcha: answer };
  expect(await bench.call('feedback.send', request, { merchant, cookie })).toMatchObject({ success: true });
  expect(await bench.call('feedback.send', request, { merchant, cookie })).toMatchObject({ code: 'captcha_incorrect' });

  const next = await bench.solvedCaptcha({ merchant });
  const tried = (captcha: string) =>
    bench.call('feedback.send', { ...request, captcha }, { merchant, cookie: next.cookie });
  expect(await tried('wrong')).toMatchObject({ code: 'captcha_incorrect' });
  expect(await tried(next.answer)).toMatchObject({ code: 'captcha_incorrect' });
});

test.each([
  ['19 characters', { content: '🙂'.repeat(19) }],
  ['501 characters', { content: '🙂'.repeat(501) }],
  ['spaces', { content: ' '.repeat(30) }],
  ['the unused type', { type: 5 }],
  ['no captcha', { captcha: '' }],
  ['a NUL character', { content: `${content}\0` }],
  ['a long name', { sender: 'x'.repeat(61) }],
  ['a text as the file', { file: 'text' }],
])('refuses %s [FBK-07]', async (_, request) => {
  expect(await send(request, { token })).toMatchObject({ status: 400, code: 'request_invalid' });
});

test.each([20, 500])('takes %i characters of emoji', async (count) => {
  expect(await send({ content: '👨‍👩‍👧‍👦'.repeat(count) })).toMatchObject({ success: true });
});

test.each([
  ['another kind', Uint8Array.from([...'GIF89a'].map((letter) => letter.charCodeAt(0))), 'picture_kind'],
  ['a picture and something else', pngFile({ rest: [1] }), 'picture_unreadable'],
  ['too many pixels', pngFile({ width: 10_001 }), 'picture_dimensions'],
  ['a byte too much', new Uint8Array(5_242_881), 'picture_too_large'],
])('refuses %s whatever its name says [FBK-14]', async (_, bytes, code) => {
  expect(await send({ file: fileOf(bytes) }, { token })).toMatchObject({ success: false, code });
});

test('takes one picture [FBK-13]', async () => {
  const files = { file: [fileOf(pngFile()), fileOf(jpegFile())] };
  expect(await send(files, { token })).toMatchObject({ success: false, code: 'picture_too_many' });
});

test('needs the switch of the merchant', async () => {
  const turn = (value: boolean | null) => bench.control('switch', { merchant, name: 'FEEDBACK3', value });
  await turn(false);
  expect(await send({})).toMatchObject({ success: false, code: 'in_stay_tuned' });
  await turn(null);
  expect(await send({})).toMatchObject({ success: true });
});

test('a session that has ended is refused, not taken for a visitor', async () => {
  expect(await send({}, { token: 'gone' })).toMatchObject({ status: 401, success: false });
});

test('takes 20 of one network in ten minutes, without reading further ones', async () => {
  for (let count = 0; count < 20; count += 1)
    await bench.call('feedback.send', { sender: '' }, { merchant, address: '198.51.100.7' });
  const refused = await send({}, { address: '198.51.100.7' });
  expect(refused).toMatchObject({ status: 429, code: 'login_try_later' });
  expect(await send({}, { address: '203.0.113.9' })).toMatchObject({ success: true });
  bench.pass(600_001);
  expect(await send({}, { address: '198.51.100.7' })).toMatchObject({ success: true });
});

test('accepts neither JSON nor a form without files', async () => {
  const json = { merchant, headers: { 'content-type': 'application/json' } };
  const { statusCode } = await bench.app.inject({
    method: 'PUT',
    url: '/wps/feedback',
    headers: { merchant, ...json.headers },
    payload: '{"content":"x"}',
  });
  expect(statusCode).toBe(400);
});

test('no other call accepts a form with files', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await bench.call('session.freePlay', {}, { headers })).toMatchObject({ status: 400, code: 'request_invalid' });
});

test('hooks that inspect bodies meet no stream', async () => {
  const bodies: unknown[] = [];
  const app = Fastify();
  app.addHook('preValidation', async ({ body }) => void bodies.push(body));
  acceptMultipart(app);
  app.put('/', (request) => readMultipart(request, 1));
  const form = new FormData();
  form.append('name', 'value');
  expect((await app.inject({ method: 'PUT', url: '/', payload: form })).json()).toEqual({ name: 'value' });
  expect(bodies).toEqual([undefined]);
});
