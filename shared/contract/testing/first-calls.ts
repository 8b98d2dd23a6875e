import type { Endpoint } from '../host/api';
import type { Place } from '../remote/place';
import type { FakeHost } from './fake-host';

/**
 * The first calls of a place that its view has not made with the same request, so that their answers would be unused.
 * @param catalogue every call, to find those of the paths
 */
export function unusedFirstCalls(
  { firstCalls = [] }: Pick<Place, 'firstCalls'>,
  host: Pick<FakeHost, 'records' | 'settings' | 'language'>,
  catalogue: readonly Pick<Endpoint, 'id' | 'method' | 'path'>[],
): string[] {
  const named: Record<string, string> = {
    '{merchant}': host.settings.merchant.code,
    '{language}': host.language.current.get(),
  };
  const unused = firstCalls.filter(({ path, request = {} }) => {
    const found = catalogue.find((call) => call.method === 'GET' && call.path === path);
    const sent = Object.entries(request).map(([name, value]) => [name, String(named[value] ?? value)]);
    return !host.records.calls.some(
      ({ endpoint, request: made }) => endpoint === found?.id && sameFields(sent, made as Record<string, unknown>),
    );
  });
  return unused.map(({ path }) => path);
}

function sameFields(sent: string[][], made: Record<string, unknown>): boolean {
  const fields = Object.entries(made).filter(([, value]) => value !== undefined);
  return fields.length === sent.length && sent.every(([name = '', value]) => String(made[name]) === value);
}
