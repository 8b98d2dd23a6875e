import { callSource } from './call-source';
import { DriverEnded } from './driver-ended';
import { windowSize, type EngineBrowser, type EngineTab } from './engine';
import { freePort } from './free-port';
import { leaveDocument } from './leave-document';
import { ProgramOutput } from './program-output';

/** Paths of WebKitGTK's programs and of an X server without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Launches WebKitGTK's MiniBrowser on its own X server, driven over WebDriver. Each tab has its own browser and driver. */
export async function launchWebKit({ driver, browser, screen }: WebKitPrograms): Promise<EngineBrowser> {
  const display = ProgramOutput.start(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, number] = await display.line(/^(\d+)$/);
  const start = () => startDriver(driver, browser, `:${number}`);
  const first = await start();
  let unused: Session | undefined = first;
  const open = new Set([first]);
  return {
    engine: 'webkit',
    version: first.version,
    async newTab() {
      const session = unused ?? (await start());
      unused = undefined;
      open.add(session);
      return webkitTab(session, () => open.delete(session));
    },
    async close() {
      for (const session of open) await session.end();
      await display.stop();
    },
  };
}

interface Session {
  version: string;
  ask<Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
  end(): Promise<void>;
}

async function startDriver(driver: string, browser: string, display: string): Promise<Session> {
  const port = await freePort();
  const program = ProgramOutput.start(driver, ['-p', String(port)], {
    environment: { DISPLAY: display, GDK_BACKEND: 'x11', GTK_A11Y: 'none', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(`${base}/status`);
    const { sessionId, capabilities } = await ask<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>(base, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          timeouts: { script: 60_000, pageLoad: 60_000 },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    });
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      ask: (method, path, body) =>
        ask<never>(base, method, `/session/${sessionId}${path}`, body).catch((error: unknown) => {
          throw program.ended ? new DriverEnded(program.tail) : error;
        }),
      end: () => program.stop(),
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

async function webkitTab(session: Session, closed: () => void): Promise<EngineTab> {
  await session.ask('POST', '/window/rect', { x: 0, y: 0, ...windowSize });
  // the size of a window includes its frame
  const { width, height } = await run<typeof windowSize>('() => ({ width: innerWidth, height: innerHeight })', []);
  await session.ask('POST', '/window/rect', {
    width: 2 * windowSize.width - width,
    height: 2 * windowSize.height - height,
  });

  async function run<Answer>(source: string, args: readonly unknown[]): Promise<Answer> {
    const script = `const [json, done] = arguments; (${callSource(source)})(json).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await session.ask<{ value?: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [JSON.stringify(args)],
    });
    if (error !== undefined) throw new Error(error);
    return (value === undefined || value === null ? undefined : JSON.parse(value)) as Answer;
  }

  async function inFrame<Answer>(frame: string, work: () => Promise<Answer>): Promise<Answer> {
    const element = await session.ask('POST', '/element', { using: 'css selector', value: frame });
    await session.ask('POST', '/frame', { id: element });
    try {
      return await work();
    } finally {
      await session.ask('POST', '/frame', { id: null });
    }
  }

  async function press(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await session.ask('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  return {
    goto: (url) => leaveDocument(run, () => session.ask('POST', '/url', { url })),
    call: (source, args, frame) => (frame === undefined ? run(source, args) : inFrame(frame, () => run(source, args))),
    async clickAt(x, y, frame) {
      if (frame === undefined) return press(x, y);
      const { left, top } = await run<{ left: number; top: number }>(
        '(css) => { const { left, top } = document.querySelector(css).getBoundingClientRect(); return { left, top }; }',
        [frame],
      );
      return press(left + x, top + y);
    },
    type: async (text) =>
      void (await session.ask('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      })),
    async screenshot() {
      return Buffer.from(await session.ask<string>('GET', '/screenshot'), 'base64');
    },
    async close() {
      closed();
      await session.end();
    },
  };
}

async function ask<Answer>(base: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) }).catch(
    (error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      throw new Error(`${method} ${path} failed: ${String(error)} ${String(cause ?? '')}`, { cause: error });
    },
  );
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path} failed: ${value.error} ${value.message}`);
  return value;
}

async function untilAnswered(address: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (left === 0) throw new Error(`${address} did not answer within ten seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
