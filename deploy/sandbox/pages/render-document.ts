import { languageTag } from '@atrium/contract';
import { escapeHtml } from '../../html/escape';

export interface PageDocument {
  /** Language code; defaults to EN. */
  language?: string;
  title: string;
  /** Content of the body, as HTML. */
  body: string;
}

/** The HTML of a sandbox page that loads these scripts and styles, by their paths. */
export function renderDocument({ language = 'EN', title, body }: PageDocument, files: readonly string[]): string {
  const links = files.map((path) =>
    path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script type="module" src="${path}"></script>`,
  );
  return `<!doctype html>
<html lang="${languageTag(language)}" data-language="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${links.join('\n')}
</head>
<body>
${body}</body>
</html>
`;
}
