import { feedbackSend } from '@atrium/api';
import { createHttpClient } from './http-client';
import { Wire } from './testing/wire';

const picture = new Blob(['picture'], { type: 'image/png' });
const payload = { sender: 'mei88', content: 'My deposit of this morning is missing.', type: 6, captcha: 'K7QP' };

test('sends feedback as PUT /wps/feedback with its five fields, and has two minutes [FBK-05]', async () => {
  const wire = new Wire();
  wire.value(null);
  const onProgress = jest.fn();
  const send = createHttpClient(wire.adapter);
  await send({ endpoint: feedbackSend, headers: {}, payload: { ...payload, file: picture }, onProgress });
  const [sent] = wire.sent;
  expect(sent).toMatchObject({ method: 'PUT', url: '/wps/feedback', config: { timeout: 120_000 } });
  const fields = Object.fromEntries(sent?.body as FormData);
  expect(fields).toMatchObject({ ...payload, type: '6' });
  expect((fields['file'] as Blob).size).toBe(picture.size);
  sent?.config.onUploadProgress?.({ loaded: 1, bytes: 1, lengthComputable: true, progress: 0.25 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
});

test('leaves out a field without a value', async () => {
  const wire = new Wire();
  wire.value(null);
  await createHttpClient(wire.adapter)({
    endpoint: feedbackSend,
    headers: {},
    payload: { ...payload, file: undefined },
  });
  expect([...(wire.sent[0]?.body as FormData).keys()]).toEqual(['sender', 'content', 'type', 'captcha']);
});
