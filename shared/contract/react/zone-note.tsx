import { css } from '@emotion/react';
import { useReadable } from './hooks';
import { useHost } from './host-context';
import { zoneText } from './zone-text';

/** Names the viewer's zone once for a table or a list of times, which refers to it by `aria-describedby`. */
export function ZoneNote({ id }: { id: string }) {
  const { language } = useHost();
  const code = useReadable(language.current);
  return (
    <p id={id} css={style}>
      {zoneText(code, language.locale())}
    </p>
  );
}

const style = css`
  margin-block: 0 var(--space-2);
  color: var(--color-muted);
  font-size: var(--type-small);
`;
