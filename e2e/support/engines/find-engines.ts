import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '@atrium/bundling/chromium';
import { launchChromium } from './chromium';
import { engines, type Engine, type EngineBrowser } from './engine';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webkit';

/** An installed engine, or the reason why it cannot start. */
export type FoundEngine = { engine: Engine } & ({ launch(): Promise<EngineBrowser> } | { missing: string });

const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

/** Finds one browser per engine on this machine. */
export async function findEngines(requested: readonly Engine[] = engines): Promise<FoundEngine[]> {
  return Promise.all(requested.map(async (engine) => finders[engine]()));
}

const finders: Record<Engine, () => Promise<FoundEngine> | FoundEngine> = {
  async chromium() {
    const path = await findChromium();
    return path === undefined ? lacks('chromium', 'chromium') : { engine: 'chromium', launch: launchChromium };
  },
  firefox() {
    const path = onPath('firefox-esr') ?? onPath('firefox');
    return path === undefined
      ? lacks('firefox', 'firefox-esr')
      : { engine: 'firefox', launch: () => launchFirefox(path) };
  },
  webkit() {
    const driver = onPath('WebKitWebDriver');
    const browser = miniBrowsers.find(existsSync);
    if (driver === undefined || browser === undefined) return lacks('webkit', 'webkit2gtk-driver');
    const screen = onPath('Xvfb');
    if (screen === undefined) return lacks('webkit', 'xvfb');
    return { engine: 'webkit', launch: () => launchWebKit({ driver, browser, screen }) };
  },
};

function lacks(engine: Engine, packageName: string): FoundEngine {
  return { engine, missing: `${packageName} is not installed` };
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
