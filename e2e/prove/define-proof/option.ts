import { wholeNumber } from '../../support/whole-number';

/** A count of an option, in full and with `--short`. */
interface Counts {
  usual: number;
  short: number;
  /** The smallest count that proves something, 1 when left out. */
  least?: number;
}

/** An option of a proof, given as `--name VALUE`, or `--name` for a flag. */
export interface Option<Value> {
  /** What it sets, for `--help`, such as "kills on each engine". */
  describes: string;
  /** What `--help` shows in place of the value; a flag has none. */
  placeholder: string | undefined;
  /** The value when the option is left out. */
  usual(short: boolean): Value;
  /** @throws a sentence that says what the option takes */
  read(text: string, name: string): Value;
  /** The text that gives the value again; empty where the option can be left out. */
  print(value: Value): string;
}

/** A whole number, with a smaller one for `--short`. */
export function count(describes: string, { usual, short, least = 1 }: Counts): Option<number> {
  return {
    describes: `${describes}: ${usual}, or ${short} with --short`,
    placeholder: 'N',
    usual: (isShort) => (isShort ? short : usual),
    read: (text, name) => wholeNumber(name, text, least),
    print: String,
  };
}

/** The seed that everything random is drawn from; a new one for each run when left out. */
export function seed(describes: string): Option<number> {
  return {
    describes: `${describes}; a new one when left out`,
    placeholder: 'N',
    usual: () => 1 + Math.floor(Math.random() * 999_999),
    read: (text, name) => wholeNumber(name, text),
    print: String,
  };
}

/**
 * Some of a list, separated by commas; all when left out.
 * @param all read when the command line is read
 * @param short those of a short run, all when left out
 */
export function someOf<Name extends string>(
  describes: string,
  all: () => readonly Name[],
  { short = all }: { short?: () => readonly Name[] } = {},
): Option<readonly Name[]> {
  const unknown = short().find((name) => !all().includes(name));
  if (unknown !== undefined)
    throw new TypeError(`A short run takes ${unknown}, which is not one of ${all().join(', ')}.`);
  return {
    describes: `${describes}: ${all().join(', ')}${short === all ? '' : `; ${short().join(', ')} with --short`}`,
    placeholder: 'NAME[,NAME]',
    usual: (isShort) => (isShort ? short() : all()),
    read: (text, name) => {
      const named = new Set(text.split(','));
      const unknown = [...named].find((word) => !all().some((known) => known === word));
      if (unknown !== undefined) throw new Error(`${name} takes ${all().join(', ')}, not "${unknown}".`);
      return all().filter((known) => named.has(known));
    },
    print: (names) => (names.length === all().length ? '' : names.join(',')),
  };
}

/** One of a list. */
export function oneOf<Name extends string>(
  describes: string,
  all: () => readonly Name[],
  { usual }: { usual: Name },
): Option<Name> {
  return {
    describes: `${describes}: one of ${all().join(', ')}; ${usual} when left out`,
    placeholder: 'NAME',
    usual: () => usual,
    read: (text, name) => {
      const found = all().find((known) => known === text);
      if (found === undefined) throw new Error(`${name} takes one of ${all().join(', ')}, not "${text}".`);
      return found;
    },
    print: String,
  };
}

/** A part of a name, such as of a story's title; empty when left out, which every name contains. */
export function partOf(describes: string, { short = '' }: { short?: string } = {}): Option<string> {
  return {
    describes: short === '' ? describes : `${describes}; "${short}" with --short`,
    placeholder: 'TEXT',
    usual: (isShort) => (isShort ? short : ''),
    read: (text) => text,
    print: (text) => text,
  };
}

/** Off when left out. */
export function flag(describes: string): Option<boolean> {
  return { describes, placeholder: undefined, usual: () => false, read: () => true, print: (is) => (is ? 'on' : '') };
}
