import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import messages from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const sentAt = Date.UTC(2026, 0, 2, 3, 4);
const stored = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${count - index}`,
    title: `Title ${count - index}`,
    sendTime: sentAt - index * 60_000,
    read: index % 2 === 1 ? 'Y' : 0,
  }));

/** A back end with stored messages, which remembers what was read. */
async function open(
  all: { id: string; read: unknown }[] | (() => unknown),
  { params = {}, ...options }: FakeHostOptions & { params?: Record<string, string> } = {},
) {
  const host = memberHost({
    facts: [...player, 'switch:MAILCEN'],
    ...options,
    answers: {
      'inbox.list':
        typeof all === 'function'
          ? all
          : ({ page, size }: { page: number; size: number }) => ({
              total: all.length,
              messages: all.slice((page - 1) * size, page * size),
            }),
      'inbox.message': ({ id }: { id: string }) => ({
        ...(Array.isArray(all) && all.find((message) => message.id === id)),
        content: `<p>Text of ${id}</p>`,
      }),
      'inbox.read': ({ ids }: { ids?: string[] }) => {
        if (Array.isArray(all)) for (const message of all) if (!ids || ids.includes(message.id)) message.read = true;
        return null;
      },
      ...options.answers,
    } as FakeHostOptions['answers'],
  });
  // the host gives a view the parameters of its address
  const { refine } = host.navigation;
  host.navigation.refine = (refined, how) => {
    refine(refined, how);
    void mounted?.update(refined);
  };
  mounted = await mountView(messages, host, params);
  return host;
}
const calls = (host: FakeHost, id: string) =>
  host.records.calls.filter(({ endpoint }) => endpoint === id).map(({ request }) => request);
const rows = () => [...document.querySelectorAll('[data-message]')].map(({ textContent }) => textContent);

test('messageV2 lists the messages with title and time by pages of ten [MSG-01]', async () => {
  const host = await open(stored(12));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  await screen.findByRole('button', { name: /Title 12/ });
  expect(rows()).toHaveLength(10);
  expect(rows().slice(0, 2)).toEqual([
    expect.stringMatching(/^Unread:Title 12.*2026/),
    expect.stringMatching(/^Title 11/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('button', { name: /Title 1(?!\d)/ });
  expect(rows()).toHaveLength(2);
  expect(calls(host, 'inbox.list')).toEqual([
    { page: 1, size: 10, sort: 'sendTime,desc' },
    { page: 2, size: 10, sort: 'sendTime,desc' },
  ]);
});

test('opening a message marks it read, reloads the count, and shows the cleaned text [MSG-04]', async () => {
  const host = await open(stored(3));
  const sanitize = jest.spyOn(host, 'sanitize');
  const refresh = jest.spyOn(host.account, 'refresh');
  await userEvent.click(await screen.findByRole('button', { name: /Title 3/ }));

  await screen.findByText('Text of 3');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title 3');
  expect(sanitize).toHaveBeenCalledWith('<p>Text of 3</p>');
  expect(calls(host, 'inbox.read')).toEqual([{ ids: ['3'] }]);
  await waitFor(() => expect(refresh.mock.calls).toEqual([['unread']]));

  await userEvent.click(screen.getByRole('button', { name: EN['inbox.back'] }));
  const row = await screen.findByRole('button', { name: /Title 3/ });
  expect(row).toBe(document.activeElement);
  await waitFor(() => expect(row.textContent).not.toContain('Unread:'));
});

test('the address names the opened message, so that Back returns to the list', async () => {
  const host = await open(stored(3), { params: { page: 'messageV2' } });
  await userEvent.click(await screen.findByRole('button', { name: /Title 3/ }));
  expect(host.records.refined).toEqual([{ params: { page: 'messageV2', message: '3' }, push: true }]);
  await screen.findByText('Text of 3');
  await userEvent.click(screen.getByRole('button', { name: EN['inbox.back'] }));
  expect(host.records.refined.at(-1)).toEqual({ params: { page: 'messageV2' }, push: false });
  expect(await screen.findByRole('button', { name: /Title 3/ })).toBe(document.activeElement);

  await mounted?.update({ page: 'messageV2', message: '1' });
  await screen.findByText('Text of 1');
  await mounted?.update({ page: 'messageV2' });
  await screen.findByRole('button', { name: /Title 1/ });
});

test('a message that the list opened goes back to the entry of the list, also when the view has been left in between [MSG-04]', async () => {
  history.replaceState({ key: 'list' }, '', '/member?page=messageV2');
  const host = await open(stored(3), { params: { page: 'messageV2' } });
  // as the router of the host does
  host.navigation.refine = () => history.pushState({ key: 'opened' }, '', '/member?page=messageV2&message=3');
  await userEvent.click(await screen.findByRole('button', { name: /Title 3/ }));
  await mounted?.unmount();

  const returned = await open(stored(3), { params: { page: 'messageV2', message: '3' } });
  await userEvent.click(await screen.findByRole('button', { name: EN['inbox.back'] }));
  await waitFor(() => expect(history.state).toEqual({ key: 'list' }));
  expect(returned.records.refined).toEqual([]);
});

test('a message that was read is not marked again', async () => {
  const host = await open(stored(2));
  await userEvent.click(await screen.findByRole('button', { name: /Title 1/ }));
  await screen.findByText('Text of 1');
  expect(calls(host, 'inbox.read')).toEqual([]);
});

test('all messages are marked as read at once', async () => {
  const host = await open(stored(4));
  const all = await screen.findByRole('button', { name: EN['inbox.readAll'] });
  await userEvent.click(all);
  await waitFor(() => expect(rows().join()).not.toContain('Unread:'));
  expect(calls(host, 'inbox.read')).toEqual([{}]);
  expect(all).toHaveProperty('disabled', true);
  await waitFor(() => expect(document.activeElement?.contains(all)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('a failure to mark all messages as read is said', async () => {
  const host = await open(stored(2), { answers: { 'inbox.read': () => fails('network') } });
  await userEvent.click(await screen.findByRole('button', { name: EN['inbox.readAll'] }));
  await waitFor(() => expect(host.records.toasts).toMatchObject([{ kind: 'warning', text: EN['inbox.readFailed'] }]));
  expect(rows().join()).toContain('Unread:');
});

test('a message that is read in another tab is read here', async () => {
  const all = stored(1);
  const host = await open(all);
  await screen.findByRole('button', { name: /Unread: ?Title 1/ });
  all.forEach((message) => (message.read = 'Y'));
  host.events.publish('live.received@1', { type: 'MESSAGE' });
  await waitFor(() => expect(rows()).toEqual([expect.not.stringContaining('Unread:')]));
});

test('a total that is no number costs the pager alone', async () => {
  await open(() => ({ messages: stored(2), total: 'x' }));
  await screen.findByRole('button', { name: /Title 2/ });
});

test('odd values cost their item: no title, no time, no id', async () => {
  await open(() => ({ messages: [{ id: 5, read: 0 }, { title: 'No id' }, null], total: '2' }));
  await screen.findByRole('button', { name: new RegExp(`Unread: ?${EN['inbox.untitled']}`) });
  expect(rows()).toHaveLength(1);
});

test('says that there is no message', async () => {
  await open([]);
  await screen.findByText(EN['inbox.empty']);
});

test('a list and a message that fail offer another try', async () => {
  const tried = new Set<string>();
  const afterFailure = (call: string, answer: object) => {
    if (tried.has(call)) return answer;
    tried.add(call);
    return fails('server_error');
  };
  await open(() => afterFailure('list', { total: 1, messages: stored(1) }), {
    answers: { 'inbox.message': () => afterFailure('message', { id: '1', title: 'Title 1', content: 'At last' }) },
  });
  await screen.findByText(EN['inbox.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: /Title 1/ }));
  await screen.findByText(EN['inbox.openFailed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('At last');
});

test('without the switch MAILCEN there is no page of messages [MSG-02]', async () => {
  await open(stored(1), { facts: player });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
});

test('a number of messages without messages is an empty list without pages', async () => {
  await open(() => ({ total: 12, messages: null }));
  await screen.findByText(EN['inbox.empty']);
  expect(screen.queryByRole('navigation', { name: EN['inbox.pages'] })).toBeNull();
});
