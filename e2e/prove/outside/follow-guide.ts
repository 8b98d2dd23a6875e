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
  /** Where the team begins. */
  folder: string;
  /** The operator's place: the repository's root. */
  root: string;
  visitors: Visitors;
}

const first = 'This part of the portal has just begun.';
const next = 'This part of the portal is growing.';
const others = ['aurora', 'lotus'];

/** Types every line of the guide in its order, and looks at the portal after those that change what visitors get. */
export async function followGuide({ guide, portal, data, folder, root, visitors }: Following): Promise<void> {
  const shells = { team: new Shell(folder, teamVariables()), operator: new Shell(root, process.env) };
  /** What was printed to one of them and is typed by the other. */
  const handed: Record<string, string> = {};
  const inWords = (line: string) =>
    Object.entries(handed)
      .reduce((typed, [word, value]) => typed.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), () => value), line)
      .replaceAll('http://localhost:5400', portal.operations)
      .replaceAll('.atrium/data', data);

  const looks: [RegExp, () => Promise<void>][] = [
    [/ promote promo 0\.1\.0 /, () => nobodySees(visitors, ['kestrel', ...others])],
    [/ remotes enable kestrel /, () => oneMerchantSees(visitors, first)],
    [/ promote promo 0\.2\.0 /, () => oneMerchantSees(visitors, next)],
    [/ rollback promo /, () => oneMerchantSees(visitors, first)],
  ];

  for (const { who, lines } of guide)
    for (const line of lines) {
      console.log(`  ${who.padEnd(9)}${line}`);
      // the portal of the proof has a data folder of its own
      const typed = inWords(who === 'operator' ? line.replace('atrium -- ', 'atrium -- --data .atrium/data ') : line);
      if (line === 'npm run dev') {
        await develop(shells.team, typed, portal, visitors);
        continue;
      }
      const printed = await shells[who].type(typed);
      const key = /^team-promo (\S+) REMOTE/m.exec(printed)?.[1];
      if (key) handed['KEY'] = key;
      const token = /^atrium_\S+$/m.exec(printed)?.[0];
      if (token) handed['TOKEN'] = token;
      for (const [after, look] of looks) if (after.test(line)) await look();
    }
}

/** Without what this process was told of registries, keys and npm's own workings. */
function teamVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ATRIUM_|DATABASE_URL$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
    ),
  );
}

async function nobodySees(visitors: Visitors, merchants: string[]): Promise<void> {
  for (const merchant of merchants) await visitors.seeNothingOf('promo', merchant);
  console.log(`           ${merchants.join(' and ')} see nothing of it`);
}

async function oneMerchantSees(visitors: Visitors, words: string): Promise<void> {
  await visitors.see('kestrel', '/promo', words);
  console.log(`           kestrel sees "${words}"`);
  await nobodySees(visitors, others);
}

/** Saves a change while the command runs, and sees it in the open tab. */
async function develop(team: Shell, line: string, portal: Portal, visitors: Visitors): Promise<void> {
  const running = await team.begin(line, /override=promo/);
  const texts = join(team.folder, 'src/locales/EN.json');
  const before = readFileSync(texts, 'utf8');
  try {
    await visitors.watch(portal.page('kestrel', '/promo?override=promo'), async (sees) => {
      await sees(first);
      writeFileSync(texts, before.replace('has just begun', 'is being tried'));
      await sees('This part of the portal is being tried.');
    });
    console.log('           the open tab shows what is saved');
  } finally {
    writeFileSync(texts, before);
    await running.end();
  }
}
