import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { serveFeedback } from '../feedback/serve-feedback';
import { listRooms } from '../chat-room/messages';
import { listHelp } from '../help/help-store';
import { listNotices } from '../notices/notice-store';
import { openPage } from '../pages/open-page';
import { readHits } from '../recorder/serve-recorder';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import { decide, pendingDecisions } from '../decisions/decide';
import { advanceClock } from '../jobs/advance-clock';
import { jobsOf } from '../jobs/jobs-of';
import { actions } from './actions';
import { serveOutbox } from '../outbox/serve-outbox';
import { overview } from './overview';
import { requests, type Requests } from './requests';

const base = '/wps/control';
/** Bytes of a request that holds a notice or a help centre in all its languages. */
const contentLimit = 8_000_000;

interface ByMerchant {
  Params: { merchant: string };
}

/**
 * The control page for tests and demos: `GET /wps/control` shows it; `GET /wps/control/state`, `…/decisions`, `…/tags`, `…/chats`,
 * `…/feedback`, `…/feedback/<id>/picture`,
 * `…/notices/<merchant>` and `…/help/<merchant>` read state; `POST /wps/control/<action>` runs an action. Requests that are not from operators get 404.
 */
export async function serveControl(
  app: FastifyInstance,
  backend: Backend,
  mayControl: (request: FastifyRequest) => boolean,
): Promise<void> {
  acceptJson(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!mayControl(request)) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.\n');
  });

  const page = await openPage(app, { folder: 'control', path: `${base}/page` });
  app.get(base, async (_request, reply) => page.send(reply, { title: 'Sandbox control' }));
  app.get(`${base}/state`, async () => done(await overview(backend)));
  await app.register((outbox) => serveOutbox(outbox, backend));
  serveFeedback(app, backend, `${base}/feedback`);
  app.get(`${base}/tags`, async () => done(await readHits(backend)));

  act('site', 'site', actions.site);
  act('switch', 'switch', actions.switch);
  act('vendor-maintenance', 'vendorMaintenance', actions.vendorMaintenance);
  act('fault', 'fault', actions.fault);
  act('grant', 'money', actions.grant);
  act('withdraw', 'money', actions.withdraw);
  act('balance', 'balance', actions.balance);
  act('twin', 'duplicate', actions.duplicate);
  act('event', 'event', actions.event);
  act('password', 'password', actions.password);
  act('end-sessions', 'session', actions.endSessions);
  act('rotate-key', 'rotateKey', actions.rotateKey);
  act('launch-fault', 'launchFault', actions.launchFault);
  act('clear-faults', 'clearFaults', actions.clearFaults);
  app.get(`${base}/decisions`, async () => done(await pendingDecisions(backend)));
  act('decide', 'decide', decide);
  const jobs = jobsOf(backend, (error) => app.log.error(error));
  act('clock', 'clock', ({ movableClock }, milliseconds) => advanceClock(movableClock, jobs, milliseconds));
  act('notice', 'notice', actions.notice, { bodyLimit: contentLimit });
  act('chat-answer', 'chatAnswer', actions.chatAnswer);
  app.get(`${base}/chats`, async () => done(await listRooms(backend)));
  act('remove-notice', 'removeNotice', actions.removeNotice);
  app.get<ByMerchant>(`${base}/notices/:merchant`, async ({ params }) =>
    done(await listNotices(backend, params.merchant)),
  );
  act('help', 'help', actions.help, { bodyLimit: contentLimit });
  app.get<ByMerchant>(`${base}/help/:merchant`, async ({ params }) => done(await listHelp(backend, params.merchant)));
  app.post(`${base}/forgive`, async () => done(await actions.forgive(backend)));

  function act<Name extends keyof Requests>(
    path: string,
    name: Name,
    work: (backend: Backend, request: Requests[Name]) => Promise<unknown>,
    options: { bodyLimit?: number } = {},
  ): void {
    app.post(`${base}/${path}`, options, async ({ body }) => {
      const read = v.safeParse(requests[name], body ?? {});
      if (!read.success) throw new Refusal('request_invalid', { text: v.summarize(read.issues) });
      return done(await work(backend, read.output as Requests[Name]));
    });
  }
}

function done(value: unknown) {
  return { success: true, value: value ?? null };
}
