/** What the replaced functions received, in the page's `window.received`. */
export interface ReceivedCalls {
  /** Strings that passed through a function of the browser, with its name. */
  browser: Record<string, string>;
  /** Strings that passed through a function of the language, with its name. */
  language: Record<string, string>;
  /** Objects with the methods of a session that passed through either. */
  sessions: { end(): Promise<void>; establish(grant: object): Promise<void> }[];
  calls: number;
  replaced: number;
}

/**
 * Runs in the page, as the first thing a remote does: replaces functions of the browser and of the language, and keeps
 * every string and every session that passes through them. Refers to nothing outside of itself.
 */
export function spyOnEverything(): void {
  if ('received' in window) return;
  const received: ReceivedCalls = { browser: {}, language: {}, sessions: [], calls: 0, replaced: 0 };
  Object.assign(window, { received });
  const { apply, construct, ownKeys } = Reflect;
  const push = Array.prototype.push;
  const indexOf = Array.prototype.indexOf;
  const most = { depth: 3, nodes: 80, strings: 100_000 };
  let kept = 0;
  let busy = false;

  const look = (into: Record<string, string>, where: string, value: unknown) => {
    const next: [unknown, number][] = [[value, 0]];
    const seen: unknown[] = [];
    for (let at = 0; at < next.length && at < most.nodes; at += 1) {
      const [one, depth] = next[at] as [unknown, number];
      if (typeof one === 'string' && one.length > 15 && kept < most.strings) {
        if (!(one in into)) kept += 1;
        into[one] = where;
      }
      if (typeof one !== 'object' || one === null || apply(indexOf, seen, [one]) >= 0) continue;
      apply(push, seen, [one]);
      const session = one as ReceivedCalls['sessions'][number];
      if (typeof session.establish === 'function' && typeof session.end === 'function')
        apply(push, received.sessions, [session]);
      if (depth === most.depth) continue;
      const keys = ownKeys(one);
      for (let key = 0; key < keys.length && key < 40; key += 1)
        apply(push, next, [[(one as Record<PropertyKey, unknown>)[keys[key] as string], depth + 1]]);
    }
  };
  const listen = (into: Record<string, string>, where: string, values: unknown[]) => {
    if (busy) return;
    busy = true;
    received.calls += 1;
    try {
      for (let at = 0; at < values.length; at += 1) look(into, where, values[at]);
    } catch {
      // a getter that throws hides nothing else
    }
    busy = false;
  };

  const replace = (into: Record<string, string>, owner: object, name: string) => {
    const native = Object.getOwnPropertyDescriptor(owner, name);
    if (!native?.configurable) return;
    received.replaced += 1;
    const wrapped = (original: (...given: never[]) => unknown) =>
      function (this: unknown, ...given: never[]): unknown {
        // the receiver of a storage's function is the storage, which every script of the page reads anyway
        listen(into, name, owner === Storage.prototype ? [given] : [this, given]);
        // also what a callback is given: the values of promises
        for (let at = 0; name === 'then' && at < given.length; at += 1) {
          const callback = given[at] as unknown;
          if (typeof callback !== 'function') continue;
          given[at] = function (this: unknown, ...values: unknown[]) {
            listen(into, name, values);
            return apply(callback as () => unknown, this, values);
          } as never;
        }
        const answer = new.target ? construct(original, given, new.target) : apply(original, this, given);
        listen(into, name, [answer]);
        return answer;
      };
    if (typeof native.value === 'function') {
      const original = native.value as (...given: never[]) => unknown;
      const replacement = wrapped(original);
      Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
      Object.defineProperty(owner, name, { ...native, value: replacement });
    } else
      Object.defineProperty(owner, name, {
        ...native,
        ...(native.get && { get: wrapped(native.get as () => unknown) as () => unknown }),
        ...(native.set && { set: wrapped(native.set as () => unknown) as (value: unknown) => void }),
      });
  };

  const browser: [object, string[]][] = [
    [window, ['fetch', 'XMLHttpRequest', 'Headers', 'Request', 'BroadcastChannel', 'postMessage', 'WebSocket']],
    [window, ['AbortController', 'URL', 'URLSearchParams', 'FormData', 'Blob']],
    [
      XMLHttpRequest.prototype,
      ['open', 'send', 'setRequestHeader', 'getResponseHeader', 'getAllResponseHeaders', 'response', 'responseText'],
    ],
    [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
    [Headers.prototype, ['append', 'set', 'get', 'has', 'entries', 'forEach']],
    [Response.prototype, ['json', 'text', 'arrayBuffer', 'blob', 'clone', 'body', 'headers']],
    [Request.prototype, ['headers', 'clone', 'text']],
    [Storage.prototype, ['getItem', 'setItem', 'removeItem', 'key']],
    [BroadcastChannel.prototype, ['postMessage', 'onmessage']],
    [MessageEvent.prototype, ['data']],
    [navigator.constructor.prototype as object, ['sendBeacon']],
  ];
  const language: [object, string[]][] = [
    [JSON, ['parse', 'stringify']],
    [Map.prototype, ['get', 'set', 'has', 'delete', 'forEach']],
    [WeakMap.prototype, ['get', 'set', 'has', 'delete']],
    [Object, ['assign', 'entries', 'fromEntries']],
    [String.prototype, ['replace', 'concat']],
    [Function.prototype, ['call', 'apply']],
    [Promise.prototype, ['then', 'catch', 'finally']],
  ];
  for (const [owner, names] of browser) for (const name of names) replace(received.browser, owner, name);
  for (const [owner, names] of language) for (const name of names) replace(received.language, owner, name);
}
