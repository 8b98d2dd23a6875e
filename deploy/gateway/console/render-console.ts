import { randomBytes } from 'node:crypto';
import { consoleThemes } from '@atrium/console/theme';
import { baseCss, themeToCss } from '@atrium/ui/tokens';
import { escapeHtml } from '../../html/escape';
import { integrityPolicy } from '../composing';
import type { BuiltConsole } from './built-console';

const look =
  `${themeToCss(consoleThemes.light)}@media (prefers-color-scheme:dark){${themeToCss(consoleThemes.dark)}}` + baseCss;

/** A square in the accent colour, with the arch of an atrium. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2a55c8"/>' +
      '<path d="M8 25V15a8 8 0 0 1 16 0v10M16 7v18" fill="none" stroke="#fff" stroke-width="2.5"/></svg>',
  );

/** Renders the operators' page. It gets all its data from the release API, so that it is the same for everyone. */
export function renderConsole(
  { entry, files }: BuiltConsole,
  userAgent: string | undefined,
): { headers: Record<string, string>; html: string } {
  const nonce = randomBytes(16).toString('base64');
  const integrity = files.get(entry)?.integrity ?? '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Atrium console</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${icon}">
<style nonce="${nonce}">${look}</style>
<script type="module" src="/console/files/${escapeHtml(entry)}" integrity="${escapeHtml(integrity)}"></script>
</head>
<body>
<div id="root"></div>
<noscript>The console needs JavaScript. The atrium command does the same without it.</noscript>
</body>
</html>
`;
  return { headers: { ...headersOf(nonce), ...integrityPolicy(userAgent) }, html };
}

/** Stricter than a portal's: no frames in either direction, no forms, no referrer. */
function headersOf(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
}
