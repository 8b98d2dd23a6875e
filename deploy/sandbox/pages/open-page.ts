import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { packageFolder } from '../../engine';
import { readPageFiles } from '../../html/read-page-files';
import { guardPage } from './guard-page';
import { pagePolicy } from './page-policy';
import { renderDocument, type PageDocument } from './render-document';

interface PageOptions {
  /** Folder below `sandbox/`; its `page/` has the scripts, styles and, for a static page, `body.html`. */
  folder: string;
  /** Path of those files: `/chat` serves `/chat/chat.js`. */
  path: string;
  /** Limits its routes to these hosts. */
  constraints?: { host?: RegExp };
}

type SentDocument = Omit<PageDocument, 'body'> &
  Partial<Pick<PageDocument, 'body'>> &
  Partial<Record<'formAction' | 'frameAncestors', readonly string[]>>;

export interface Page {
  /** Sends the document, which loads all scripts and styles of the page; the body defaults to `body.html`. */
  send(reply: FastifyReply, document: SentDocument): FastifyReply;
}

/** Serves the scripts and styles of a small page of the sandbox, and sets the security headers of its routes. */
export async function openPage(app: FastifyInstance, { folder, path, constraints = {} }: PageOptions): Promise<Page> {
  const place = join(packageFolder(), 'sandbox', folder, 'page');
  const { files } = await readPageFiles(place);
  const staticBody = await readFile(join(place, 'body.html'), 'utf8').catch(() => '');
  const paths = [...files.keys()].map((name) => `${path}/${name}`);
  const scripts = paths.some((name) => name.endsWith('.js'));
  guardPage(app);

  app.get<{ Params: { file: string } }>(`${path}/:file`, { constraints }, async ({ params }, reply) => {
    const file = files.get(params.file);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return reply.type(file.type).send(file.content);
  });

  return {
    send: (reply, { body = staticBody, formAction, frameAncestors, ...document }) =>
      reply
        .header('content-security-policy', pagePolicy({ scripts, formAction, frameAncestors }))
        .type('text/html; charset=utf-8')
        .send(renderDocument({ ...document, body }, paths)),
  };
}
