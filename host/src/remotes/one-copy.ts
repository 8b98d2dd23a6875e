import type { Telemetry } from '@atrium/contract';
import type { SharedCopy } from './share-scope';

/**
 * Evidence on this page of a second copy of a shared module, as sentences; none when each is there once.
 * Three independent signs: more than one offer in the share scope; a React root with another private key than the
 * host's (each copy of react-dom chooses its own at random); mobx's own count of its instances.
 */
export function duplicateCopies(
  scope: Record<string, Record<string, Pick<SharedCopy, 'from'>>>,
  roots: { host: Element; views: Element[] },
  page: object,
): string[] {
  const offers = Object.entries(scope).flatMap(([name, versions]) => {
    const from = Object.entries(versions).map(([version, copy]) => `${version} of ${copy.from}`);
    return from.length > 1 ? [`${name} is offered ${from.length} times: ${from.join(', ')}`] : [];
  });
  const own = rootKey(roots.host);
  const foreign = roots.views.map(rootKey).filter((key) => key && key !== own);
  return [
    ...offers,
    ...(foreign.length > 0 ? ['a view was drawn by another copy of react-dom'] : []),
    ...(mobxCount(page) > 1 ? [`mobx is on the page ${mobxCount(page)} times`] : []),
  ];
}

/** Reports each finding once per page. */
export function copyAlarm(telemetry: Pick<Telemetry, 'error'>): (findings: string[]) => void {
  const raised = new Set<string>();
  return (findings) => {
    for (const finding of findings) {
      if (raised.has(finding)) continue;
      raised.add(finding);
      telemetry.error(new Error(`A module is shared twice: ${finding}`), { kind: 'shared-copies' });
    }
  };
}

function mobxCount(page: { __mobxInstanceCount?: number }): number {
  return page.__mobxInstanceCount ?? 1;
}

function rootKey(element: Element): string | undefined {
  return Object.keys(element).find((key) => key.startsWith('__reactContainer$'));
}
