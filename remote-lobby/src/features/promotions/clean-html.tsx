import { useHost } from '@atrium/contract/react';
import { SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';

/** HTML of the back end, cleaned by the host. */
export function CleanHtml({ html }: { html: string }) {
  const { sanitize } = useHost();
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let over = false;
    sanitize(html).then(
      (safe) => over || setClean(safe),
      // the cleaner could not be loaded: nothing is shown rather than something unclean
      () => over || setClean(''),
    );
    return () => {
      over = true;
    };
  }, [sanitize, html]);
  if (clean === undefined) return <SkeletonText lines={2} />;
  return <div css={style} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const style = css`
  overflow-wrap: anywhere;
  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
`;
