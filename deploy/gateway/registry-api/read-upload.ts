import type { IncomingMessage } from 'node:http';
import { inMebibytes, uploadRefused } from '../../registry';
import { JsonShape } from './json-shape';

/** Milliseconds for the whole body. */
const patience = 60_000;

/** Checks the announced length of a body. @throws a `RegistryError` named `UploadRefused` */
export function checkLength({ headers }: Pick<IncomingMessage, 'headers'>, most: number): void {
  const length = Number(headers['content-length']);
  if (headers['transfer-encoding'] !== undefined || !Number.isSafeInteger(length))
    throw uploadRefused(411, 'Content-Length is missing.');
  if (length > most)
    throw uploadRefused(
      413,
      `The request has ${inMebibytes(length)}, and at most ${inMebibytes(most)} are accepted. A release has at most 300 files, 4 MiB each and 16 MiB together.`,
    );
}

/**
 * Reads a JSON body with a checked length. Memory holds its bytes once, its text once, and the parsed value. Rejects
 * with `UploadRefused`.
 */
export async function readUpload(message: IncomingMessage): Promise<unknown> {
  checkLength(message, Infinity);
  const body = Buffer.allocUnsafe(Number(message.headers['content-length']));
  const shape = new JsonShape();
  const limit = setTimeout(() => message.destroy(uploadRefused(408, 'The request took too long to arrive.')), patience);
  let filled = 0;
  try {
    // the stream stays open when left early, so that the sender can read the answer
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (!shape.feed(chunk)) throw uploadRefused(413, 'The request has more or deeper values than a release.');
      filled += chunk.copy(body, filled);
    }
    return JSON.parse(body.toString('utf8', 0, filled)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw uploadRefused(400, 'The request is not JSON.');
    throw error;
  } finally {
    clearTimeout(limit);
  }
}
