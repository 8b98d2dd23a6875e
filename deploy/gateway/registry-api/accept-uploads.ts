import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadLimit, uploadRefused } from '../../registry';
import { discardBody } from './discard-body';
import { checkLength, readUpload } from './read-upload';
import { UploadQueue } from './upload-queue';

interface UploadOptions {
  /** Uploads that wait with their bodies unread, and how many milliseconds each waits. */
  queueing: { waiting: number; patience: number };
  /** Sent with 503 where too many wait. */
  busy: string;
  /** Answers an error of the scope's routes. @throws what it does not answer */
  refuse: (reply: FastifyReply, error: unknown) => FastifyReply;
}

/**
 * Makes the routes of a scope read JSON bodies with limits on size, depth and time. Refused bodies are read and
 * discarded, so that the sender receives the answer.
 *
 * @returns a hook for uploading routes: it checks the length and waits for a turn, which ends with the answer
 */
export function acceptUploads(
  scope: FastifyInstance,
  { queueing, busy, refuse }: UploadOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const uploads = new UploadQueue(queueing);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', (_request: FastifyRequest, message: IncomingMessage) =>
    readUpload(message),
  );
  scope.setErrorHandler((error: unknown, request, reply) => {
    if (!request.raw.complete) discardBody(request);
    return refuse(reply, error);
  });
  return async ({ raw }, reply) => {
    checkLength(raw, uploadLimit);
    const leave = await uploads.enter();
    if (!leave) throw uploadRefused(503, busy);
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  };
}
