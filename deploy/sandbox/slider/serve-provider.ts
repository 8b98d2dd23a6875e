import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { answerFailure } from '../wire/failures';
import { answerLot, findLot, createLot } from './lots';
import { gapTop, paintPuzzle, picture, piece } from './puzzle/paint';
import { questionFrom } from './question';
import { merchantByCaptchaId } from './merchant-by-captcha-id';
import type { SliderLot } from './tables';
import { validate, ValidationSchema } from './validate';

/** Name of a JSONP callback. */
const callback = v.pipe(v.string(), v.regex(/^geetest_\d{1,20}$/));
const text = v.pipe(v.string(), v.maxLength(200));

const LoadSchema = v.object({
  captcha_id: text,
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  client_type: v.picklist(['web', 'h5']),
  risk_type: v.fallback(v.picklist(['slide', 'question']), 'slide'),
  callback,
});

const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

const AnswerSchema = v.object({ lot_number: text, answer: number, trail: number, callback });

/** Requests that the control page can inject faults into. */
type FaultEndpoint = 'slider.load' | 'slider.js' | 'slider.gct' | 'slider.verify';

/**
 * Mock of the slider's provider on its own host names: API servers for configuration and answers, static servers for
 * scripts and pictures. Its scripts run only in the gateway's slider frame.
 */
export async function serveProvider(app: FastifyInstance, backend: Backend): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  const javascript = 'text/javascript; charset=utf-8';
  const files = [
    { name: 'slider.js', type: javascript, content: await readFiles('texts.js', 'request.js', 'slider.js') },
    { name: 'gct.js', type: javascript, content: await readFiles('gct.js') },
    { name: 'slider.css', type: 'text/css; charset=utf-8', content: await readFiles('slider.css') },
  ];
  const onApi = { constraints: { host: backend.origins.hostPatterns.captchaApi } };
  const onStatics = { constraints: { host: backend.origins.hostPatterns.captchaStatic } };

  app.get('/load', onApi, async (request, reply) =>
    withFault(request.hostname, 'slider.load', request, reply, async () => {
      const read = v.safeParse(LoadSchema, request.query);
      if (!read.success) return sendNotFound(reply);
      const { captcha_id, challenge, risk_type: kind } = read.output;
      const merchant = merchantByCaptchaId(backend, captcha_id);
      if (!merchant) return sendJsonp(reply, read.output.callback, { status: 'error', code: '60001' });
      const lotNumber = merchant.captcha.version === 'v3' ? { lotNumber: challenge } : {};
      const lot = await createLot(backend, { captchaId: captcha_id, kind, address: request.ip, ...lotNumber });
      if (!lot) return sendJsonp(reply, read.output.callback, { status: 'error', code: '60102' });
      return sendJsonp(reply, read.output.callback, {
        status: 'success',
        data: loadData(lot, merchant.captcha.version),
      });
    }),
  );

  app.get('/verify', onApi, async (request, reply) =>
    withFault(request.hostname, 'slider.verify', request, reply, async () => {
      const read = v.safeParse(AnswerSchema, request.query);
      if (!read.success) return sendNotFound(reply);
      const { lot_number, answer, trail } = read.output;
      // an answer without any movement is not a person's
      const pass = await answerLot(backend, lot_number, trail > 0 ? answer : NaN);
      const data = pass ? { result: 'success', seccode: pass } : { result: 'fail' };
      return sendJsonp(reply, read.output.callback, { status: 'success', data });
    }),
  );

  app.post('/validate', onApi, async ({ body }, reply) => {
    const read = v.safeParse(ValidationSchema, body);
    return reply.send(read.success ? await validate(backend, read.output) : { status: 'error', code: '-50005' });
  });

  for (const version of ['v3', 'v4']) {
    for (const { name, type, content } of files) {
      const fault: FaultEndpoint = name === 'gct.js' ? 'slider.gct' : 'slider.js';
      app.get(`/${version}/${name}`, onStatics, async (request, reply) =>
        withFault(request.hostname, fault, request, reply, async () => reply.type(type).send(content)),
      );
    }
  }

  app.get<{ Params: { lot: string; part: string } }>('/puzzles/:lot/:part', onStatics, async ({ params }, reply) => {
    const lot = await findLot(backend, params.lot);
    const painted = lot?.kind === 'slide' ? paintPuzzle(lot.seed, lot.answer) : undefined;
    const part = { 'background.png': painted?.background, 'slice.png': painted?.slice }[params.part];
    return part ? reply.type('image/png').send(part) : sendNotFound(reply);
  });

  async function withFault(
    host: string,
    endpoint: FaultEndpoint,
    request: Parameters<typeof answerFailure>[2],
    reply: FastifyReply,
    answer: () => Promise<unknown>,
  ) {
    try {
      await injectFault(backend, { merchant: '', host, endpoint });
      return await answer();
    } catch (error) {
      return answerFailure(error, 'EN', request, reply);
    }
  }

  /** The data of a load answer; never contains the right answer. */
  function loadData({ lotNumber, kind, seed }: SliderLot, version: string) {
    const { statics } = backend.origins.captcha();
    const puzzle =
      kind === 'question'
        ? { question: questionFrom(seed).question }
        : {
            bg: `/puzzles/${lotNumber}/background.png`,
            slice: `/puzzles/${lotNumber}/slice.png`,
            ypos: gapTop(seed),
            ...picture,
            piece: piece.size,
          };
    return {
      lot_number: lotNumber,
      captcha_type: kind,
      static_servers: statics,
      static_path: `/${version}`,
      js: '/slider.js',
      gct_path: `/${version}/gct.js`,
      ...puzzle,
    };
  }
}

function sendJsonp(reply: FastifyReply, name: string, answer: object) {
  return reply.type('text/javascript; charset=utf-8').send(`${name}(${JSON.stringify(answer)})`);
}

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
}

async function readFiles(...names: string[]): Promise<Buffer> {
  const folder = join(packageFolder(), 'sandbox/slider/provider/page');
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}
