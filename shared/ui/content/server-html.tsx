import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { SkeletonText } from '../feedback/skeleton';

export interface ServerHtmlProps {
  /** HTML of the back end. */
  html: string;
  /** The host's cleaner. */
  sanitize: (html: string) => Promise<string>;
  /** Shown when the cleaner could not be loaded: nothing is shown rather than something unclean. */
  failure: string;
}

/** HTML of the back end after cleaning, which begins when this is drawn. */
export function ServerHtml({ html, sanitize, failure }: ServerHtmlProps) {
  const [cleaned, setCleaned] = useState<{ html: string; safe: string | undefined }>();
  useEffect(() => {
    let current = true;
    sanitize(html).then(
      (safe) => current && setCleaned({ html, safe }),
      () => current && setCleaned({ html, safe: undefined }),
    );
    return () => {
      current = false;
    };
  }, [sanitize, html]);
  if (cleaned === undefined) return <SkeletonText lines={2} />;
  // former content stays until its change is cleaned
  if (cleaned.safe === undefined) return <p>{failure}</p>;
  return <div css={style} dangerouslySetInnerHTML={{ __html: cleaned.safe }} />;
}

const style = css`
  color: var(--color-muted);
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: var(--space-3);
  }
  & :is(ol, ul) {
    padding-inline-start: 1.5em;
    list-style: revert;
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
  & img:not([width]) {
    inline-size: 100%;
    /* reserves room until the picture has arrived */
    aspect-ratio: auto 16 / 9;
    object-fit: contain;
  }
  & table {
    display: block;
    overflow-x: auto;
  }
  /* words stay whole, so that a wide table scrolls instead of having columns of one letter */
  & :is(td, th) {
    overflow-wrap: break-word;
  }
`;
