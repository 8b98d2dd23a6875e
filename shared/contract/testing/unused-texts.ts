interface Files {
  existsSync(path: string): boolean;
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string, options: { recursive: true }): string[];
}

/**
 * The sources of the running test's workspace, without its tests and texts, and the keys that shared components in them
 * ask for.
 * @param components keys that a shared component or function asks for, by its name
 */
export function sourcesOfWorkspace(components: Readonly<Record<string, readonly string[]>> = {}): string[] {
  const files = jest.requireActual<Files>('node:fs');
  let folder = expect.getState().testPath ?? '';
  while (folder !== '' && !files.existsSync(`${folder}/package.json`)) folder = folder.replace(/\/?[^/]*$/, '');
  const sources = files
    .readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)(node_modules|dist|testing)\//.test(name))
    .map((name) => files.readFileSync(`${folder}/${name}`, 'utf8'));
  const asked = Object.entries(components)
    .filter(([name]) => sources.some((source) => new RegExp(`<${name}\\s|\\b${name}\\(`).test(source)))
    .flatMap(([, keys]) => keys.map((key) => `'${key}'`));
  return [...sources, ...asked];
}

/**
 * Keys that no source names: neither in full, nor by their beginning as in `status.${code}`, nor by their end as in
 * `${error}.hint`. Plural endings belong to their key.
 */
export function unusedTexts(keys: readonly string[], sources: readonly string[]): string[] {
  const names = new Set(sources.flatMap(namedIn));
  const patterns = [...new Set(sources.flatMap((source) => source.match(/`[\w./-]*\$\{[^`]*`/g) ?? []))].flatMap(
    asPattern,
  );
  return keys.filter((key) => {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return !names.has(key) && !names.has(base) && !patterns.some((pattern) => pattern.test(base));
  });
}

/** Quoted, or the key of a table's row. */
function namedIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([\w./-]+)\1|^\s*([\w-]+):/gm)].map(([, , quoted, row]) => quoted ?? row ?? '');
}

/** A template as a pattern of keys; none when it has too little literal text. */
function asPattern(template: string): RegExp[] {
  const written = template.slice(1, -1).split(/\$\{[^}]*\}/);
  if (!written.every((part) => /^[\w./-]*$/.test(part)) || !/\w{2}/.test(written.join(' '))) return [];
  return [new RegExp(`^${written.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)];
}
