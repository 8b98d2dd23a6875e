import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bidi } from './bidi';
import { callSource } from './call-source';
import { windowSize, type EngineBrowser, type EngineTab } from './engine';
import { leaveDocument } from './leave-document';
import { ProgramOutput } from './program-output';

/** No requests of the browser itself, no animations, and repeatable page loads. */
const preferences: Record<string, boolean | number | string> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,none',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Launches Firefox without a window, driven over WebDriver BiDi. */
export async function launchFirefox(path: string): Promise<EngineBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'atrium-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const program = ProgramOutput.start(path, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
  ]);
  try {
    const [, address] = await program.line(/WebDriver BiDi listening on (ws:\/\/\S+)/);
    const bidi = await Bidi.connect(`${address}/session`);
    const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    return {
      engine: 'firefox',
      version: `Firefox ${capabilities.browserVersion}`,
      newTab: () => newFirefoxTab(bidi),
      async close() {
        bidi.close();
        await program.stop();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

interface Called {
  type: 'success' | 'exception';
  result?: { type: string; value?: string };
  exceptionDetails?: { text: string };
}

async function newFirefoxTab(bidi: Bidi): Promise<EngineTab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await bidi.send('browsingContext.setViewport', { context, viewport: windowSize });

  async function call<Answer>(source: string, args: readonly unknown[], frame?: string): Promise<Answer> {
    const { type, result, exceptionDetails } = await bidi.send<Called>('script.callFunction', {
      functionDeclaration: callSource(source),
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context: frame === undefined ? context : await contextOf(frame) },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Answer;
  }

  async function contextOf(frame: string): Promise<string> {
    const { result } = await bidi.send<{ result: { type: string; value?: { context: string } } }>(
      'script.callFunction',
      {
        functionDeclaration: '(selector) => document.querySelector(selector)?.contentWindow',
        arguments: [{ type: 'string', value: frame }],
        target: { context },
        awaitPromise: false,
      },
    );
    if (result.type !== 'window' || !result.value) throw new Error(`The page has no frame ${frame}`);
    return result.value.context;
  }

  const perform = (actions: object[], within = context) =>
    bidi.send('input.performActions', { context: within, actions });
  return {
    goto: (url) => leaveDocument(call, () => bidi.send('browsingContext.navigate', { context, url, wait: 'none' })),
    call,
    // cross-site frames are separate processes, which page input does not reach
    clickAt: async (x, y, frame) =>
      void (await perform(
        [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
        frame === undefined ? context : await contextOf(frame),
      )),
    type: async (text) =>
      void (await perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ])),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
