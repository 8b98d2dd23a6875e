import { parseArgs, type ParseArgsConfig } from 'node:util';
import { flag, type Option } from './option';

/** Options by name; the name is what follows `--`. */
export type Options = Record<string, Option<unknown>>;

/** The values of declared options. */
export type ValuesOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Option<infer Value> ? Value : never;
};

/** What every proof takes. */
const shared = {
  short: flag('smaller counts, at most 90 seconds on two quiet cores'),
  'allow-skips': flag('passes although a part was skipped'),
  help: flag('prints this text'),
};

/** What a command line asks for. */
export interface ReadOptions<Declared> {
  values: ValuesOf<Declared>;
  short: boolean;
  allowSkips: boolean;
  help: boolean;
}

/** Reads a command line by the declared options. @throws a sentence that says what is wrong with it */
export function readOptions<Declared extends Options>(declared: Declared, args: string[]): ReadOptions<Declared> {
  const all: Options = { ...declared, ...shared };
  const { values: given, positionals } = parse(all, args);
  const short = given.short === true;
  const values = Object.entries(declared).map(([name, option]) => {
    const text = given[name];
    return [name, text === undefined ? option.usual(short) : option.read(String(text), `--${name}`)];
  });
  if (positionals.length > 0) throw new Error(`"${positionals.join(' ')}" is not an option. ${known(all)}`);
  return {
    values: Object.fromEntries(values) as ValuesOf<Declared>,
    short,
    allowSkips: given['allow-skips'] === true,
    help: given.help === true,
  };
}

/** The lines of `--help` about options. */
export function describeOptions(declared: Options): string {
  const all = Object.entries<Option<unknown>>({ ...declared, ...shared }).map(([name, { describes, placeholder }]) => ({
    given: placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`,
    describes,
  }));
  const width = Math.max(...all.map(({ given }) => given.length));
  return all.map(({ given, describes }) => `  ${given.padEnd(width)}  ${describes}`).join('\n');
}

/** The options that repeat a run, such as `--short --kills 3 --seed 42`. */
export function printOptions<Declared extends Options>(
  declared: Declared,
  { values, short }: Pick<ReadOptions<Declared>, 'values' | 'short'>,
): string {
  const given = Object.entries(declared).flatMap(([name, option]) => {
    const text = option.print(values[name]);
    if (text === '') return [];
    return option.placeholder === undefined ? [`--${name}`] : [`--${name}`, /\s/.test(text) ? `'${text}'` : text];
  });
  return [...(short ? ['--short'] : []), ...given].join(' ');
}

function parse(
  all: Options,
  args: string[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const options = Object.entries(all).map(([name, { placeholder }]) => [
    name,
    { type: placeholder === undefined ? 'boolean' : 'string' },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(options) as ParseArgsConfig['options'],
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const unknown = /^Unknown option '(.+?)'/.exec((error as Error).message)?.[1];
    throw new Error(unknown === undefined ? (error as Error).message : `${unknown} is not an option. ${known(all)}`, {
      cause: error,
    });
  }
}

function known(all: Options): string {
  return `The options are ${Object.keys(all)
    .map((name) => `--${name}`)
    .join(', ')}.`;
}
