export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the first available encoding that `Accept-Encoding` allows; `identity` when it allows none. */
export function chooseEncoding(accepted: string | undefined, ours: readonly ('br' | 'gzip')[]): Encoding {
  const allowed = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return ours.find((encoding) => (allowed.get(encoding) ?? allowed.get('*') ?? 0) > 0) ?? 'identity';
}
