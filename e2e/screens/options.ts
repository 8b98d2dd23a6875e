import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { consoleLooks, looks, widths, type Look } from './looks';

export interface ScreenOptions {
  looks: Look[];
  widths: number[];
  /** Only the screens with a name that contains this. */
  only: string;
  /** Only the sheets of this folder. Default: all. */
  folder: string | undefined;
  /** Folder for the folders of sheets, absolute. */
  sheets: string;
  /** Folder for single pictures of the screens. Default: none are written. */
  singles: string | undefined;
  /** Takes a few pages in every engine instead of every screen in Chromium. */
  engines: boolean;
}

const root = join(import.meta.dirname, '../..');

const usage = `npm run screens [-- options]

  --merchant CODE    only this look: ${[...looks, ...consoleLooks].map(({ merchant }) => merchant).join(', ')}
  --width PIXELS     only this width: ${widths.join(', ')}
  --only NAME        only the screens with a name that contains this
  --folder NAME      only the sheets of this folder
  --sheets FOLDER    folder for the folders of sheets; default docs/screens
  --singles FOLDER   writes each screen as a separate picture, too
  --engines          home, slots and sign-in in Chromium, Firefox and WebKit, side by side
  --help             this text`;

/** Reads the command line. Returns `help` to print instead, or `fault` with the reason why no screen can be taken. */
export function screenOptions(args: string[]): ScreenOptions | { help: string } | { fault: string } {
  try {
    const values = parse(args);
    if (values.help) return { help: usage };
    const options = optionsOf(values);
    if (options.looks.length > 0 && options.widths.length > 0) return options;
    return { fault: `There is no such look or width.\n\n${usage}` };
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\n\n${usage}` };
  }
}

function parse(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      merchant: { type: 'string' },
      width: { type: 'string' },
      only: { type: 'string', default: '' },
      folder: { type: 'string' },
      sheets: { type: 'string', default: join(root, 'docs/screens') },
      singles: { type: 'string' },
      engines: { type: 'boolean', default: false },
    },
  });
  return values;
}

function optionsOf(values: ReturnType<typeof parse>): ScreenOptions {
  return {
    looks: [...looks, ...consoleLooks].filter(({ merchant }) => (values.merchant ?? merchant) === merchant),
    widths: widths.filter((width) => Number(values.width ?? width) === width),
    only: values.only,
    folder: values.folder,
    sheets: values.sheets,
    singles: values.singles,
    engines: values.engines,
  };
}
