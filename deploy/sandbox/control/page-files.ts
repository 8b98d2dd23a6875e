import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { packageFolder } from '../../engine';

const types = {
  'control.html': 'text/html; charset=utf-8',
  'control.js': 'text/javascript; charset=utf-8',
  'control.css': 'text/css; charset=utf-8',
};

export async function controlFiles(): Promise<Map<string, { type: string; content: Buffer }>> {
  const read = Object.entries(types).map(async ([name, type]) => {
    const content = await readFile(join(packageFolder(), 'sandbox/control/page', name));
    return [name, { type, content }] as const;
  });
  return new Map(await Promise.all(read));
}

export function controlFile(reply: FastifyReply, files: Awaited<ReturnType<typeof controlFiles>>, name: string) {
  const file = files.get(name);
  if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
  return reply.type(file.type).send(file.content);
}
