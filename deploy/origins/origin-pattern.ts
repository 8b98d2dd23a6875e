/** Syntax of the placeholders' values. A value from a request must still be looked up. */
const values = {
  site: '[a-z0-9-]{1,40}',
  code: '[a-z](?:-?[a-z0-9]){1,30}',
  part: '[a-z]+(?:-[a-z]+)*',
  vendor: '[a-z0-9]{2,12}',
};

export type Placeholder = keyof typeof values;

/** An invalid origin pattern; the message says why. */
export class PatternUnusable extends Error {
  override readonly name = 'PatternUnusable';
}

/** An origin with placeholders in its host name, such as `https://{code}--{part}.embed.example:8443`. */
export class OriginPattern<Name extends Placeholder = never> {
  readonly #host: RegExp;
  readonly #port: () => number | undefined;

  private constructor(
    readonly scheme: 'http' | 'https',
    /** The host name with its placeholders. */
    readonly hostname: string,
    /** Undefined for the scheme's default port. */
    port: () => number | undefined,
  ) {
    this.#port = port;
    this.#host = new RegExp(`^${expressionOf(hostname)}$`);
  }

  /**
   * Parses `scheme://host` or `scheme://host:port` with exactly these placeholders.
   * @throws PatternUnusable
   */
  static read<Name extends Placeholder = never>(text: string, names: readonly Name[]): OriginPattern<Name> {
    const [, scheme, hostname = '', port] = /^(https?):\/\/([a-z0-9{}.-]+?)(?::(\d{1,5}))?\/?$/.exec(text) ?? [];
    if (scheme !== 'http' && scheme !== 'https')
      throw new PatternUnusable(
        'it is not an origin: a scheme, a host name in lower case and an optional port, without a path',
      );
    const placed = [...hostname.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    if (names.some((name) => placed.filter((found) => found === name).length !== 1) || placed.length !== names.length)
      throw new PatternUnusable(
        names.length === 0
          ? 'it must have no placeholder'
          : `it must have ${listed(names)}, each once, and no other placeholder`,
      );
    if (/\}-?\{/.test(hostname)) throw new PatternUnusable('"--" or "." must separate its placeholders');
    if (
      !hostname
        .replaceAll(/\{[^}]*\}/g, 'a')
        .split('.')
        .every(isLabel)
    )
      throw new PatternUnusable('its host name is invalid');
    return new OriginPattern(scheme, hostname, () => (port === undefined ? undefined : Number(port)));
  }

  /** A pattern for this machine; the port may be known later. */
  static local<Name extends Placeholder = never>(hostname: string, port: () => number): OriginPattern<Name> {
    return new OriginPattern<Name>('http', hostname, port);
  }

  /** The origin with these values for its placeholders. */
  origin(given: Readonly<Record<Name, string>>): string {
    return this.ofHost(this.host(given));
  }

  /** The host name with these values. */
  host(given: Readonly<Record<Name, string>>): string {
    return this.hostname.replaceAll(/\{(\w+)\}/g, (_placed, name: Name) => given[name]);
  }

  /** The origin of another host name, with the same scheme and port. */
  ofHost(hostname: string): string {
    const port = this.#port();
    return `${this.scheme}://${hostname}${port === undefined ? '' : `:${port}`}`;
  }

  /** The placeholders' values in a host name without port; undefined if it does not match. */
  read(hostname: string): Record<Name, string> | undefined {
    const found = this.#host.exec(hostname);
    return found ? ({ ...found.groups } as Record<Name, string>) : undefined;
  }

  /** Matches `Host` headers of such origins, with some values fixed; for route constraints. */
  hostPattern(given: Partial<Record<Name, string>> = {}): RegExp {
    const some = this.hostname.replaceAll(/\{(\w+)\}/g, (placed, name: Name) => given[name] ?? placed);
    return new RegExp(`^${expressionOf(some).replaceAll(/\?<\w+>/g, '?:')}(?::\\d+)?$`);
  }
}

function expressionOf(hostname: string): string {
  return hostname
    .replaceAll('.', '\\.')
    .replaceAll(/\{(\w+)\}/g, (_placed, name: Placeholder) => `(?<${name}>${values[name]})`);
}

const isLabel = (label: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label);

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' and ');
