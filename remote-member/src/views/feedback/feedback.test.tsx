import 'fake-indexeddb/auto';
import { pngFile } from '@atrium/api/pictures/testing';
import { feedbackSend } from '@atrium/api';
import { pictureBytes } from '@atrium/api/figures';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import feedback from '.';

const content = 'My deposit of this morning has not arrived.';

let mounted: MountedView | undefined;
beforeEach(() => {
  // jsdom draws nothing: the canvas returns what was put in
  let drawn: Blob | undefined;
  Object.assign(globalThis, {
    createImageBitmap: (file: Blob) => (
      (drawn = file),
      Promise.resolve({ width: 3, height: 2, close: () => undefined })
    ),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn as Blob));
});
async function leave(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
}
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

async function open(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = memberHost({ placement: 'over', ...options });
  mounted = await mountView(feedback, host);
  return host;
}
let visits = 0;
/** A customer without a draft. */
const newCustomer = (): FakeHostOptions => ({
  session: { status: 'signed-in', customer: { id: `${(visits += 1)}`, account: 'mei88', nickname: 'Mei', kind: 0 } },
});
const visitor: FakeHostOptions = { session: { status: 'visitor' }, facts: [] };
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const write = (text: string) => fireEvent.change(area(), { target: { value: text } });
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));
const sent = (host: FakeHost) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'feedback.send').map(({ request }) => request);
const captchas = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'captcha.image').length;
async function choose(bytes: Uint8Array<ArrayBuffer>, name = 'picture.png') {
  const input = screen.getByLabelText<HTMLInputElement>('Picture', { selector: 'input' });
  await userEvent.upload(input, new File([bytes], name, { type: 'image/png' }), { applyAccept: false });
}

test('sends sender, content, type, captcha and file by PUT /wps/feedback, then says so and closes [FBK-05] [FBK-18]', async () => {
  const host = await open(newCustomer());
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Withdrawals');
  write(content);
  await choose(pngFile());
  await screen.findByRole('img', { name: 'Chosen picture 1' });
  await userEvent.type(code(), 'k7qp');
  await send();

  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  const [request] = sent(host) as { file: Blob }[];
  expect(request).toEqual({ sender: 'mei88', content, type: 2, captcha: 'k7qp', file: request?.file });
  expect([request?.file.size, request?.file.type]).toEqual([pngFile().length, 'image/png']);
  expect(feedbackSend).toMatchObject({ method: 'PUT', path: '/wps/feedback', encoding: 'multipart' });
  expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: EN['feedback.done'] } }]);
});

test('a picture that is still being prepared is not left behind: nothing is sent before it is ready [FBK-05]', async () => {
  let decoded: ((picture: object) => void) | undefined;
  const decode = globalThis.createImageBitmap;
  Object.assign(globalThis, {
    createImageBitmap: (file: Blob) =>
      new Promise((resolve) => {
        decoded = (picture) => void decode(file).then(() => resolve(picture as never));
      }),
  });
  const host = await open(newCustomer());
  write(content);
  await userEvent.type(code(), 'k7qp');
  await choose(pngFile());
  await waitFor(() => expect(decoded).toBeDefined());
  fireEvent.submit(area().form as HTMLFormElement);
  expect(screen.getByRole('button', { name: /^Send/ }).getAttribute('aria-busy')).toBe('true');
  expect(sent(host)).toEqual([]);

  decoded?.({ width: 3, height: 2, close: () => undefined });
  await screen.findByRole('img', { name: 'Chosen picture 1' });
  await send();
  await waitFor(() => expect(sent(host)).toEqual([expect.objectContaining({ file: expect.any(Blob) })]));
});

test('a failure keeps the form, gets another captcha and clears its field [FBK-18]', async () => {
  let attempts = 0;
  const answers = { 'feedback.send': () => ((attempts += 1) === 1 ? fails('captcha_incorrect') : null) };
  const host = await open({ ...newCustomer(), answers });
  write(content);
  await userEvent.type(code(), 'wrong');
  const before = captchas(host);
  await send();

  await screen.findByText(EN['feedback.failed']);
  expect([area().value, code().value, host.records.closed]).toEqual([content, '', []]);
  await waitFor(() => expect(captchas(host)).toBe(before + 1), { timeout: 2_000 });
  await userEvent.type(code(), 'k7qp');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  expect(sent(host)).toMatchObject([{ captcha: 'wrong' }, { captcha: 'k7qp' }]);
});

test.each([
  ['the description', '', 'k7qp', 'Description'],
  ['a description of spaces [FBK-09]', '   \n ', 'k7qp', 'Description'],
  ['the captcha', content, '', 'Verification code'],
])('asks for %s where it is empty, and sends nothing [FBK-06]', async (_, text, typed, label) => {
  const host = await open(newCustomer());
  write(text);
  if (typed) await userEvent.type(code(), typed);
  await send();

  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(EN.not_empty)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(sent(host)).toEqual([]);
});

test.each([
  ['x', 1],
  ['🙂', 2],
  ['👨‍👩‍👧‍👦', 11],
])('takes 20 to 500 of %s, and names both figures below [FBK-07] [FBK-10]', async (one) => {
  const host = await open(newCustomer());
  await userEvent.type(code(), 'k7qp');
  write(one.repeat(19));
  await send();
  await waitFor(() => expect(area().getAttribute('aria-invalid')).toBe('true'));
  const error = document.getElementById(area().getAttribute('aria-describedby')?.split(' ')[1] ?? '');
  expect(error?.textContent).toBe('20 to 500 characters.');
  expect(sent(host)).toEqual([]);

  write(one.repeat(20));
  await send();
  await waitFor(() => expect(sent(host)).toMatchObject([{ content: one.repeat(20) }]));
});

test.each(['x', '🙂', '👨‍👩‍👧‍👦'])('stops at 500 of %s while typing, not in the middle of one [FBK-08]', async (one) => {
  await open(newCustomer());
  write(one.repeat(500));
  await waitFor(() => expect(area().value).toBe(one.repeat(500)));
  write(one.repeat(501));
  await waitFor(() => expect(area().value).toBe(one.repeat(500)));
  expect(screen.getByText('500 / 500')).toBeTruthy();
});

test('does not cut what an input method is composing', async () => {
  await open(newCustomer());
  fireEvent.compositionStart(area());
  write('好'.repeat(501));
  await waitFor(() => expect(area().value).toHaveLength(501));
  fireEvent.compositionEnd(area());
  await waitFor(() => expect(area().value).toHaveLength(500));
});

test('the description is sent without spaces around it [FBK-09]', async () => {
  const host = await open(newCustomer());
  write(`  ${content}\n`);
  await userEvent.type(code(), ' k7qp ');
  await send();
  await waitFor(() => expect(sent(host)).toMatchObject([{ content, captcha: 'k7qp' }]));
});

test('a visitor sends a name or none, and no picture [FBK-03] [FBK-12] [FBK-19]', async () => {
  const host = await open(visitor);
  expect(screen.queryByText('Picture')).toBeNull();
  expect(screen.queryByLabelText('Username')).toBeNull();
  write(content);
  await userEvent.type(code(), 'k7qp');
  await send();
  await waitFor(() => expect(sent(host)).toEqual([{ sender: '', content, type: 1, captcha: 'k7qp' }]));

  await leave();
  const other = await open(visitor);
  write(content);
  await userEvent.type(code(), 'mmmm');
  await userEvent.type(screen.getByLabelText('Your name'), ' Anna ');
  await send();
  await waitFor(() => expect(sent(other)[0]).toEqual({ sender: 'Anna', content, type: 1, captcha: 'mmmm' }));
});

test('the username is shown and cannot be changed [FBK-15]', async () => {
  await open(newCustomer());
  const field = screen.getByLabelText<HTMLInputElement>('Username');
  expect([field.value, field.readOnly, field.disabled]).toEqual(['mei88', true, true]);
});

test('the six types of question are in the order of the source [FBK-11]', async () => {
  const host = await open(newCustomer());
  const select = screen.getByLabelText<HTMLSelectElement>('What is it about?');
  const labels = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(['Deposits', 'Withdrawals', 'Games', 'Customer service', 'Applications', 'Something else']);
  await userEvent.selectOptions(select, 'Something else');
  write(content);
  await userEvent.type(code(), 'k7qp');
  await send();
  await waitFor(() => expect(sent(host)).toMatchObject([{ type: 0 }]));
});

test('a press on the captcha gets another one [FBK-17]', async () => {
  const host = await open(newCustomer());
  const picture = await screen.findByRole('img', { name: 'Picture of the characters to enter' });
  await userEvent.type(code(), 'k7');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 1_001);
  await userEvent.click(picture);
  await waitFor(() => expect(captchas(host)).toBe(2));
  expect(code().value).toBe('');
});

test('a second picture replaces the first one, and it can be removed [FBK-13]', async () => {
  const host = await open(newCustomer());
  await choose(pngFile({ width: 3 }));
  const first = (await screen.findByRole<HTMLImageElement>('img', { name: 'Chosen picture 1' })).src;
  await choose(pngFile({ width: 4 }));
  await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: /Chosen/ }).src).not.toBe(first));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(screen.queryByRole('img', { name: /Chosen/ })).toBeNull();
  write(content);
  await userEvent.type(code(), 'k7qp');
  await send();
  await waitFor(() => expect(sent(host)).toEqual([{ sender: 'mei88', content, type: 1, captcha: 'k7qp' }]));
});

test.each([
  ['a GIF that is called PNG', Uint8Array.from([...'GIF89a'].map((letter) => letter.charCodeAt(0))), 'picture_kind'],
  ['5 242 881 bytes', new Uint8Array(pictureBytes + 1), 'picture_too_large'],
  ['10 001 pixels in a row', pngFile({ width: 10_001 }), 'picture_dimensions'],
  ['half a picture', pngFile().slice(0, -12), 'picture_unreadable'],
] as const)('refuses %s with its message [FBK-14]', async (_, bytes, key) => {
  await open(newCustomer());
  await choose(bytes);
  await screen.findByText(EN[key]);
  expect(screen.queryByRole('img', { name: /Chosen/ })).toBeNull();
});

test('what the browser cannot draw is refused', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  await open(newCustomer());
  await choose(pngFile());
  await screen.findByText(EN.picture_unreadable);
});

test('shows how much is sent, and can be stopped and sent again', async () => {
  let attempts = 0;
  const answers = {
    'feedback.send': () => ((attempts += 1) === 1 ? new Promise(() => undefined) : null),
  };
  const host = await open({ ...newCustomer(), answers });
  const call = host.api.call.bind(host.api) as (...all: unknown[]) => Promise<unknown>;
  let advance: ((share: number) => void) | undefined;
  let stopped: AbortSignal | undefined;
  host.api.call = ((endpoint: { id: string }, request: unknown, options: never) => {
    if (endpoint.id !== 'feedback.send') return call(endpoint, request, options);
    const { onProgress, signal } = options as { onProgress: typeof advance; signal: AbortSignal };
    [advance, stopped] = [onProgress, signal];
    const aborted = new Promise((_, reject) =>
      signal.addEventListener('abort', () =>
        reject(Object.assign(new Error(), { name: 'CallError', key: 'cancelled' })),
      ),
    );
    return Promise.race([call(endpoint, request, {}), aborted]);
  }) as never;
  write(content);
  await choose(pngFile());
  await screen.findByRole('img', { name: /Chosen/ });
  await userEvent.type(code(), 'k7qp');
  await send();
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar');
  advance?.(0.42);
  await waitFor(() => expect(progress.value).toBe(42));
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect([stopped?.aborted, area().value, code().value]).toEqual([true, content, '']);
  await userEvent.type(code(), 'mmmm');
  await send();
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});

test('the draft with its picture is back after a lost session, and gone once it is sent', async () => {
  const customer = newCustomer();
  const first = await open(customer);
  write(content);
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Games');
  await choose(pngFile());
  await screen.findByRole('img', { name: /Chosen/ });
  first.session.state.set({ status: 'lost', reason: 'CUSTOMER_NOT_LOGIN' });
  await leave();
  localStorage.clear();
  sessionStorage.clear();

  const host = await open(customer);
  await waitFor(() => expect(area().value).toBe(content));
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('game_issues');
  expect(screen.getByRole('img', { name: 'Chosen picture 1' })).toBeTruthy();
  expect(code().value).toBe('');
  await userEvent.type(code(), 'k7qp');
  await send();
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  await leave();
  await open(customer);
  await screen.findByRole('img', { name: /characters to enter/ });
  expect(area().value).toBe('');
});

test('feedback is an overlay under FEEDBACK3 without a session, with entries in the menus of the member and the right bar [FBK-01] [FBK-02]', () => {
  const place = config.places.find(({ name }) => name === 'member.feedback@1');
  expect(place).toEqual({
    name: 'member.feedback@1',
    view: 'feedback',
    opens: 'over',
    when: 'switch:FEEDBACK3',
    title: 'feedback.title',
  });
  const points = config.navItems.flatMap((navItem) =>
    'to' in navItem && navItem.to.place === 'member.feedback@1' ? [navItem.point] : [],
  );
  expect(points).toEqual(['account-menu@1', 'right-bar@1']);
});
