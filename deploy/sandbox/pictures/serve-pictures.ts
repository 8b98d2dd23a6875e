import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { packageFolder } from '../../engine';
import type { Backend } from '../backend';

const base = '/wps/pictures';
const svg = 'image/svg+xml; charset=utf-8';

/** Pictures referenced by merchant configurations: those of `files`, and QR codes of download pages. */
export async function servePictures(app: FastifyInstance, { origins, merchants }: Backend): Promise<void> {
  const folder = join(packageFolder(), 'sandbox/pictures/files');
  const names = await readdir(folder);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );

  app.get<{ Params: { name: string } }>(`${base}/:name`, async ({ params }, reply) => {
    const file = files.get(params.name);
    if (file) return reply.type(svg).send(file);
    const [, code = ''] = /^([a-z0-9-]+)-app\.svg$/.exec(params.name) ?? [];
    const [siteCode] = merchants.get(code)?.siteCodes ?? [];
    if (siteCode === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return reply.type(svg).send(renderSVG(`${origins.portal(siteCode)}/download`, { ecc: 'M', border: 4 }));
  });
}
