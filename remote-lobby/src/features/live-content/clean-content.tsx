import { useHost, useText } from '@atrium/contract/react';
import { ServerHtml } from '@atrium/ui';

/** HTML of a notice, a promotion or a topic, cleaned by the host. */
export function CleanContent({ html }: { html: string }) {
  const { sanitize } = useHost();
  const text = useText();
  return <ServerHtml html={html} sanitize={sanitize} failure={text('content.failed')} />;
}
