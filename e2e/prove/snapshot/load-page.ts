import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Portal } from '../../support/portal';

/** A page as a browser gets it, without running anything. */
export interface LoadedPage {
  /** Id of the page's composition. */
  composition: string;
  /** The merchant's name in the composition. */
  merchant: string;
  first: FirstScreenOfPage | undefined;
}

export interface FirstScreenOfPage {
  html: string;
  css: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Compressed bytes. */
  bytes: number;
}

export interface PageLoad {
  merchant: string;
  path: string;
  /** `Cookie` header. */
  cookie: string;
}

/** Loads a page by HTTP; Node cannot resolve the host names of a development machine. */
export async function loadPage(
  { port }: Pick<Portal, 'port'>,
  { merchant, path, cookie }: PageLoad,
): Promise<LoadedPage> {
  const headers = { host: `${merchant}.atrium.localhost:${port}`, accept: 'text/html', cookie };
  const page = await new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => void text(answer).then(resolve, reject)).once(
      'error',
      reject,
    );
  });
  const [, block = ''] = /id="atrium-composition">([^<]*)</.exec(page) ?? [];
  const { id, merchant: composed } = JSON.parse(block) as { id: string; merchant: { name: string } };
  return { composition: id, merchant: composed.name, first: firstScreenOf(page) };
}

function firstScreenOf(page: string): FirstScreenOfPage | undefined {
  const [, madeAt, html] =
    /<div id="atrium-snapshot" data-made="(\d+)">([^]*)<\/div>\n<div id="root">/.exec(page) ?? [];
  if (madeAt === undefined || html === undefined) return undefined;
  const [, css = ''] = /id="atrium-snapshot-style">([^<]*)<\/style>/.exec(page) ?? [];
  return { html, css, madeAt: Number(madeAt), bytes: brotliCompressSync(css + html).length };
}
