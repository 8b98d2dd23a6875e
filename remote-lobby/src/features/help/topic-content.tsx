import { useHost, useText } from '@atrium/contract/react';
import { SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';

/** HTML of the back end after cleaning. */
export function TopicContent({ html }: { html: string }) {
  const host = useHost();
  const text = useText();
  const [cleaned, setCleaned] = useState<{ html: string; safe: string | undefined }>();
  useEffect(() => {
    let current = true;
    host.sanitize(html).then(
      (safe) => current && setCleaned({ html, safe }),
      () => current && setCleaned({ html, safe: undefined }),
    );
    return () => {
      current = false;
    };
  }, [host, html]);
  if (cleaned?.html !== html) return <SkeletonText lines={2} />;
  if (cleaned.safe === undefined) return <p>{text('help.failed')}</p>;
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
  & table {
    display: block;
    overflow-x: auto;
  }
`;
