import type { Canary } from './channel';

/** Channel data as rows, signatures, the history and kept files hold it: there the canary is called `trial`. */
export type Stored<Content extends { canary?: Canary }> = Omit<Content, 'canary'> & { trial?: Canary };

export function toStored<Content extends { canary?: Canary }>({ canary, ...content }: Content): Stored<Content> {
  return { ...content, ...(canary && { trial: canary }) };
}

export function fromStored<Content extends { trial?: Canary | undefined }>({
  trial,
  ...content
}: Content): Omit<Content, 'trial'> & { canary?: Canary } {
  return { ...content, ...(trial && { canary: trial }) };
}
