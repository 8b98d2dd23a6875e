import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../html/escape';
import { policyHeaders } from '../composing';

export interface PlainPage {
  status: number;
  title: string;
  sentence: string;
  links?: { address: string; label: string }[];
}

const style = `:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:2rem;
font:1.1rem/1.6 system-ui,sans-serif;text-align:center}h1{font-size:1.4rem;margin:0 0 .5rem}p{margin:0;max-width:34rem}
ul{list-style:none;padding:0;display:flex;gap:1.5rem;justify-content:center;margin:1.5rem 0 0}`;

/** Sends a neutral page without scripts, for addresses that belong to no merchant. */
export function sendPlainPage(reply: FastifyReply, { status, title, sentence, links = [] }: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const list = links
    .map(({ address, label }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></li>`)
    .join('');
  return reply
    .code(status)
    .headers(
      policyHeaders({
        nonce,
        frames: [],
        framedBy: [],
        connect: [],
        images: [],
        secure: reply.request.protocol === 'https',
        userAgent: undefined,
      }),
    )
    .header('content-type', 'text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><style nonce="${nonce}">${style}</style></head>` +
        `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${list && `<ul>${list}</ul>`}</main></body></html>`,
    );
}
