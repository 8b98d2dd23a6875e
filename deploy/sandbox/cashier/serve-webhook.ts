import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { WalletRefusal } from '../wallet-interface/wallet-refusal';
import { receiveWebhook, webhookPath } from './webhook';

/** Largest body in bytes; a report has less than half a kB. */
const bodyLimit = 4_096;

/** Reports of the payment provider (docs/guides/payments.md). */
export async function serveWebhook(app: FastifyInstance, backend: Backend): Promise<void> {
  // the signature covers the bytes, so they are parsed after it was verified
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof WalletRefusal ? error : refusalOf(error);
    const { status, body } = refusal.answer;
    if (status >= 500) request.log.error({ err: error }, 'a report of the payment provider failed');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.post<{ Params: { merchant: string } }>(webhookPath(':merchant'), async (request, reply) => {
    const merchant = backend.merchants.get(request.params.merchant);
    if (!merchant) throw new WalletRefusal('signature_invalid');
    await receiveWebhook(backend, merchant, request, typeof request.body === 'string' ? request.body : '');
    return reply.header('cache-control', 'no-store').send({ accepted: true });
  });
}

function refusalOf(error: unknown): WalletRefusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new WalletRefusal(status >= 400 && status < 500 ? 'request_invalid' : 'server_error');
}
