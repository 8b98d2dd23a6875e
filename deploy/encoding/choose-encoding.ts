export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the first available encoding that `Accept-Encoding` allows; `identity` when it allows none. */
export function chooseEncoding(accepted: string | undefined, ours: readonly ('br' | 'gzip')[]): Encoding {
  const allowed = weights(accepted);
  return ours.find((encoding) => (allowed.get(encoding) ?? allowed.get('*') ?? 0) > 0) ?? 'identity';
}

/** Whether `Accept-Encoding` names this encoding and allows it; `*` does not count. */
export function namesEncoding(accepted: string | undefined, encoding: string): boolean {
  return (weights(accepted).get(encoding) ?? 0) > 0;
}

function weights(accepted = ''): Map<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
}
