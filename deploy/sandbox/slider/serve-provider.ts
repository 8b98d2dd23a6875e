import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { answerFailure } from '../wire/failures';
import { answerLot, lotNumbered, newLot } from './lots';
import { gapTop, paintPuzzle, picture, piece } from './puzzle/paint';
import { questionFrom } from './question';
import { merchantOfCaptcha } from './merchant-of-captcha';
import type { SliderLot } from './tables';
import { validate, ValidationSchema } from './validate';

/** Name of a function the page waits with. */
const callback = v.pipe(v.string(), v.regex(/^geetest_\d{1,20}$/));
const text = v.pipe(v.string(), v.maxLength(200));

const LoadSchema = v.object({
  captcha_id: text,
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  client_type: v.picklist(['web', 'h5']),
  risk_type: v.fallback(v.picklist(['slide', 'question']), 'slide'),
  callback,
});

const figures = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

const AnswerSchema = v.object({ lot_number: text, answer: figures, trail: figures, callback });

/** Calls of a fault that the control page may set: a load, a resource, an answer. */
type Struck = 'slider.load' | 'slider.js' | 'slider.gct' | 'slider.verify';

/**
 * The stand-in for the slider's provider, on host names of its own: three servers that tell what to load and take
 * answers, two with scripts and pictures. What it loads from them runs in the frame alone.
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
    { name: 'slider.js', type: javascript, content: await readFiles('texts.js', 'ask.js', 'slider.js') },
    { name: 'gct.js', type: javascript, content: await readFiles('gct.js') },
    { name: 'slider.css', type: 'text/css; charset=utf-8', content: await readFiles('slider.css') },
  ];
  const toApi = { constraints: { host: backend.origins.hosts.captchaApi } };
  const toStatics = { constraints: { host: backend.origins.hosts.captchaStatic } };

  app.get('/load', toApi, async (request, reply) =>
    struck(request.hostname, 'slider.load', request, reply, async () => {
      const read = v.safeParse(LoadSchema, request.query);
      if (!read.success) return missing(reply);
      const { captcha_id, challenge, risk_type: kind } = read.output;
      const merchant = merchantOfCaptcha(backend, captcha_id);
      if (!merchant) return called(reply, read.output.callback, { status: 'error', code: '60001' });
      const lotNumber = merchant.captcha.version === 'v3' ? { lotNumber: challenge } : {};
      const lot = await newLot(backend, { captchaId: captcha_id, kind, address: request.ip, ...lotNumber });
      if (!lot) return called(reply, read.output.callback, { status: 'error', code: '60102' });
      return called(reply, read.output.callback, { status: 'success', data: described(lot, merchant.captcha.version) });
    }),
  );

  app.get('/verify', toApi, async (request, reply) =>
    struck(request.hostname, 'slider.verify', request, reply, async () => {
      const read = v.safeParse(AnswerSchema, request.query);
      if (!read.success) return missing(reply);
      const { lot_number, answer, trail } = read.output;
      // who has not moved has not slid: no person answers so
      const pass = await answerLot(backend, lot_number, trail > 0 ? answer : NaN);
      const data = pass ? { result: 'success', seccode: pass } : { result: 'fail' };
      return called(reply, read.output.callback, { status: 'success', data });
    }),
  );

  app.post('/validate', toApi, async ({ body }, reply) => {
    const read = v.safeParse(ValidationSchema, body);
    return reply.send(read.success ? await validate(backend, read.output) : { status: 'error', code: '-50005' });
  });

  for (const version of ['v3', 'v4']) {
    for (const { name, type, content } of files) {
      const fault: Struck = name === 'gct.js' ? 'slider.gct' : 'slider.js';
      app.get(`/${version}/${name}`, toStatics, async (request, reply) =>
        struck(request.hostname, fault, request, reply, async () => reply.type(type).send(content)),
      );
    }
  }

  app.get<{ Params: { lot: string; part: string } }>('/puzzles/:lot/:part', toStatics, async ({ params }, reply) => {
    const lot = await lotNumbered(backend, params.lot);
    const painted = lot?.kind === 'slide' ? paintPuzzle(lot.seed, lot.answer) : undefined;
    const part = { 'background.png': painted?.background, 'slice.png': painted?.slice }[params.part];
    return part ? reply.type('image/png').send(part) : missing(reply);
  });

  async function struck(
    host: string,
    endpoint: Struck,
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

  /** What the page needs to put a question; never the answer. */
  function described({ lotNumber, kind, seed }: SliderLot, version: string) {
    const { statics } = backend.origins.captcha();
    const asked =
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
      ...asked,
    };
  }
}

function called(reply: FastifyReply, name: string, answer: object) {
  return reply.type('text/javascript; charset=utf-8').send(`${name}(${JSON.stringify(answer)})`);
}

function missing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
}

async function readFiles(...names: string[]): Promise<Buffer> {
  const folder = join(packageFolder(), 'sandbox/slider/provider/page');
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}
