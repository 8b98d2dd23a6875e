import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../../support/portal';
import type { Visitors } from './browser';
import type { Block } from './guide';
import { Shell } from './shell';

interface Following {
  guide: Block[];
  portal: Portal;
  /** The portal's data folder. */
  data: string;
  /** The team's first folder. */
  folder: string;
  /** The operator's folder: the repository's root. */
  root: string;
  visitors: Visitors;
}

const first = 'This part of the portal has just begun.';
const next = 'This part of the portal is growing.';
const others = ['aurora', 'lotus'];

/** Runs every line of the guide in order, and checks the portal after lines that change what visitors get. */
export async function followGuide({ guide, portal, data, folder, root, visitors }: Following): Promise<void> {
  const shells = { team: new Shell(folder, teamVariables()), operator: new Shell(root, process.env) };
  /** Values printed for one role and used by the other, by their placeholder in the guide. */
  const values: Record<string, string> = {};
  const withValues = (line: string) =>
    Object.entries(values)
      .reduce(
        (command, [placeholder, value]) => command.replaceAll(new RegExp(`\\b${placeholder}\\b`, 'g'), () => value),
        line,
      )
      .replaceAll('http://localhost:5400', portal.operations)
      .replaceAll('.atrium/data', data);

  const checks: [RegExp, () => Promise<void>][] = [
    [/ promote promo 0\.1\.0 /, () => noneSees(visitors, ['kestrel', ...others])],
    [/ remotes enable kestrel /, () => oneMerchantSees(visitors, first)],
    [/ promote promo 0\.2\.0 /, () => oneMerchantSees(visitors, next)],
    [/ rollback promo /, () => oneMerchantSees(visitors, first)],
  ];

  for (const { role, lines } of guide)
    for (const line of lines) {
      console.log(`  ${role.padEnd(9)}${line}`);
      // the portal of the proof has a data folder of its own
      const command = withValues(
        role === 'operator' ? line.replace('atrium -- ', 'atrium -- --data .atrium/data ') : line,
      );
      if (line === 'npm run dev') {
        await develop(shells.team, command, portal, visitors);
        continue;
      }
      const printed = await shells[role].run(command);
      const key = /^team-promo (\S+) REMOTE/m.exec(printed)?.[1];
      if (key) values['KEY'] = key;
      const token = /^atrium_\S+$/m.exec(printed)?.[0];
      if (token) values['TOKEN'] = token;
      for (const [after, check] of checks) if (after.test(line)) await check();
    }
}

/** This environment without npm's variables, keys and addresses of registries. */
function teamVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ATRIUM_|DATABASE_URL$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
    ),
  );
}

async function noneSees(visitors: Visitors, merchants: string[]): Promise<void> {
  for (const merchant of merchants) await visitors.seeNothingOf('promo', merchant);
  console.log(`           ${merchants.join(' and ')} do not see it`);
}

async function oneMerchantSees(visitors: Visitors, text: string): Promise<void> {
  await visitors.see('kestrel', '/promo', text);
  console.log(`           kestrel sees "${text}"`);
  await noneSees(visitors, others);
}

/** Saves a change while `npm run dev` runs, and checks that the open tab shows it. */
async function develop(team: Shell, line: string, portal: Portal, visitors: Visitors): Promise<void> {
  const running = await team.start(line, /override=promo/);
  const texts = join(team.folder, 'src/locales/EN.json');
  const before = readFileSync(texts, 'utf8');
  try {
    await visitors.watch(portal.page('kestrel', '/promo?override=promo'), async (sees) => {
      await sees(first);
      writeFileSync(texts, before.replace('has just begun', 'is in preparation'));
      await sees('This part of the portal is in preparation.');
    });
    console.log('           the open tab shows the saved change');
  } finally {
    writeFileSync(texts, before);
    await running.end();
  }
}
