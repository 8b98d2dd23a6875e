import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { looks, widths, type Look } from './looks';

interface ScreenOptions {
  looks: Look[];
  widths: number[];
  /** Only the screens whose name holds this. */
  only: string;
  /** Only the sheets of this folder; of all when left out. */
  folder: string | undefined;
  /** Where the folders of sheets go, absolute. */
  sheets: string;
  /** Where each screen goes as a picture of its own besides; nowhere when left out. */
  singles: string | undefined;
}

const root = join(import.meta.dirname, '../..');

/** `--merchant CODE --width PIXELS --only NAME --folder NAME --sheets FOLDER --singles FOLDER`, all of them optional. */
export function screenOptions(args: string[]): ScreenOptions {
  const { values } = parseArgs({
    args,
    options: {
      merchant: { type: 'string' },
      width: { type: 'string' },
      only: { type: 'string', default: '' },
      folder: { type: 'string' },
      sheets: { type: 'string', default: join(root, 'docs/screens') },
      singles: { type: 'string' },
    },
  });
  return {
    looks: looks.filter(({ merchant }) => (values.merchant ?? merchant) === merchant),
    widths: widths.filter((width) => Number(values.width ?? width) === width),
    only: values.only,
    folder: values.folder,
    sheets: values.sheets,
    singles: values.singles,
  };
}
