import type { FastifyInstance } from 'fastify';
import { sendFile } from '../files/serve-files';
import { isForOperators } from '../hosts/is-for-operators';
import { sendCompressed } from '../pages/send-compressed';
import { sendText } from '../pages/send-text';
import { readBuiltConsole, type BuiltConsole } from './built-console';
import { renderConsole } from './render-console';

/**
 * Serves the operators' page at `/console` and below, and its files at `/console/files`, from this gateway's disk, so
 * that it is available without the database. For operators only (`isForOperators`).
 */
export function serveConsole(app: FastifyInstance, folder: string): void {
  let built: Promise<BuiltConsole | undefined> | undefined;
  const console = () => (built ??= readBuiltConsole(folder));

  app.get<{ Params: { name: string } }>('/console/files/:name', async (request, reply) => {
    const file = isForOperators(request) ? (await console())?.files.get(request.params.name) : undefined;
    return file ? sendFile(request, reply, file) : sendText(reply, 404, 'There is no such file.');
  });

  for (const address of ['/console', '/console/*'])
    app.get(address, async (request, reply) => {
      if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
      const page = await console();
      if (!page) return sendText(reply, 404, 'The console is not built here: npm run build -- deploy/console');
      const { headers, html } = renderConsole(page, request.headers['user-agent']);
      return sendCompressed(request, reply.headers(headers), html);
    });
}
