import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** An event of a page: its method and parameters. */
export interface BrowserEvent {
  method: string;
  params: Record<string, unknown>;
  session: string | undefined;
}

/** A browser that is driven over its debugging pipe. */
export interface Browser {
  /** Sends a command of the DevTools protocol. @param session of a page; the browser itself when left out */
  send(method: string, params?: Record<string, unknown>, session?: string): Promise<Record<string, unknown>>;
  /** Calls `handler` with every event. Returns a function that stops listening. */
  listen(handler: (event: BrowserEvent) => void): () => void;
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
  sessionId?: string;
}

/** The browser's own requests are off; its sandbox does not work for root. */
const quietly = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--hide-scrollbars',
  '--mute-audio',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts Chromium with an empty profile, which is removed at its end. @param program path of the browser */
export function startBrowser(program: string): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'atrium-snapshots-'));
  const child = spawn(program, [...quietly, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const input = child.stdio[3] as Writable;
  const output = child.stdio[4] as Readable;
  const waiting = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  const handlers = new Set<(event: BrowserEvent) => void>();
  let last = 0;
  let rest = '';
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      for (const { reject } of waiting.values()) reject(new Error('the browser has ended'));
      waiting.clear();
      // its other processes may still write there for a moment
      void rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(() => undefined);
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  input.on('error', () => undefined);
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as Message);
  });

  function receive({ id, method, params = {}, result = {}, error, sessionId }: Message): void {
    if (id === undefined) {
      if (method !== undefined) for (const handler of handlers) handler({ method, params, session: sessionId });
      return;
    }
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  }

  return {
    send: (method, params = {}, session) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        input.write(`${JSON.stringify({ id, method, params, ...(session && { sessionId: session }) })}\0`);
      }),
    listen: (handler) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    ended,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
