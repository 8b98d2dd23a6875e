import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, downloadIcon, EmptyState, visuallyHidden } from '@atrium/ui';

/** Placeholder for the app download. */
export function DownloadSoon() {
  const text = useText();
  return (
    <section>
      <h1 css={visuallyHidden}>{text('download.title')}</h1>
      <EmptyState
        icon={downloadIcon}
        title={text('download.title')}
        action={
          <Link to="lobby.home@1" css={buttonStyle({ variant: 'secondary' })}>
            {text('title.home')}
          </Link>
        }
      >
        {text('download.soon')}
      </EmptyState>
    </section>
  );
}
