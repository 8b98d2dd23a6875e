import { startPortal } from '../../support/portal';
import { present } from '../../support/present';
import { startBackEnd } from '../gateway/back-end';
import { likeMerchant, measureMerchants, type Growth } from './measure';
import { merchantBenchOptions, usage } from './options';

/** The most of the largest number of merchants to the smallest that is good enough. */
const aims = { restart: 3, addition: 2 };
/** Megabytes that a merchant may cost. */
const memoryAim = 0.5;

/** Measures portals with few and with many merchants, and prints how the figures grow. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { counts, ...options } = merchantBenchOptions(args);
  const sandbox = await startPortal();
  const backEnd = await startBackEnd(sandbox.port, likeMerchant);
  const measured: Growth[] = [];
  try {
    console.log(`
Portals with merchants that have a back end of their own; medians of ${options.starts} restarts and ${options.repeats} changes, in ms

merchants  first start  restart  memory, MB  first page   page  change  new merchant`);
    for (const count of counts) {
      const growth = await measureMerchants(count, backEnd.origin, options);
      measured.push(growth);
      printLine(growth);
    }
  } finally {
    backEnd.stop();
    await sandbox.stop();
  }
  printRatios(present(measured[0]), present(measured.at(-1)));
}

function printLine({ merchants, firstStart, restart, memory, firstPage, page, change, addition }: Growth): void {
  const cells: [figure: number, width: number, digits: number][] = [
    [merchants, 9, 0],
    [firstStart, 13, 0],
    [restart, 9, 0],
    [memory, 12, 0],
    [firstPage, 12, 1],
    [page, 7, 1],
    [change, 8, 1],
    [addition, 14, 1],
  ];
  console.log(cells.map(([figure, width, digits]) => figure.toFixed(digits).padStart(width)).join(''));
}

function printRatios(few: Growth, many: Growth): void {
  const ratio = (figure: keyof typeof aims) => `${(many[figure] / few[figure]).toFixed(2)} (aim ${aims[figure]})`;
  const each = (many.memory - few.memory) / (many.merchants - few.merchants);
  console.log(`
${many.merchants} to ${few.merchants} merchants: restart ${ratio('restart')}, new merchant ${ratio('addition')}; a merchant costs ${each.toFixed(2)} MB (aim ${memoryAim})`);
}
