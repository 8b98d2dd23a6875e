import type { Place, PlaceParams } from '@atrium/contract';
import { generatePath, matchPath } from 'react-router-dom';

/** Address of a place as a page, `undefined` where it has none or a part of its path is missing. */
export function addressOf(place: Place, params: PlaceParams = {}): string | undefined {
  if (place.path === undefined) return undefined;
  const inPath = namesInPath(place.path);
  if (inPath.some((name) => !params[name])) return undefined;
  const query = new URLSearchParams(
    Object.entries(readParams(place, params)).filter(([name, value]) => !inPath.includes(name) && value !== ''),
  );
  return generatePath(place.path, params) + (query.size > 0 ? `?${query}` : '');
}

/** Parameters of a place at an address, `undefined` when the address does not match the place. */
export function paramsAt(place: Place, { pathname, search }: { pathname: string; search: string }) {
  for (const path of [place.path, ...(place.aliases ?? [])]) {
    const match = path === undefined ? null : matchPath(path, pathname);
    if (match) return readParams(place, { ...Object.fromEntries(new URLSearchParams(search)), ...given(match.params) });
  }
  return undefined;
}

/** The parameters that a place declares; the rest is dropped at this border. */
export function readParams(place: Place, params: PlaceParams): PlaceParams {
  const declared = new Set([
    ...(place.params ?? []),
    ...[place.path, ...(place.aliases ?? [])].flatMap((path) => namesInPath(path ?? '')),
  ]);
  return Object.fromEntries(Object.entries(params).filter(([name]) => declared.has(name)));
}

/** Addresses with fewer open parts come first: `/games/new` before `/games/:type`. */
export function openParts(place: Place): number {
  return namesInPath(place.path ?? '').length;
}

function namesInPath(path: string): string[] {
  return [...path.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);
}

function given(params: Record<string, string | undefined>): PlaceParams {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
