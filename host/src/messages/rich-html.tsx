import { useEffect, useState } from 'react';

export interface RichHtmlProps {
  html: string;
  sanitize(html: string): Promise<string>;
}

/** Server HTML after cleaning; nothing until then, and nothing when cleaning fails. */
export function RichHtml({ html, sanitize }: RichHtmlProps) {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let current = true;
    sanitize(html).then(
      (safe) => current && setClean(safe),
      () => current && setClean(''),
    );
    return () => {
      current = false;
    };
  }, [html, sanitize]);
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
