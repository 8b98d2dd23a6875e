import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { serveIdentityDocuments } from '../cashier/identity-decisions';
import { endAsMerchant, merchantContracts, offerAsMerchant } from '../contracts/merchant-contracts';
import { serveFeedback } from '../feedback/serve-feedback';
import { listRooms } from '../chat-room/messages';
import { listHelp } from '../help/help-store';
import { listLegalPages } from '../legal/legal-store';
import { listRewards } from '../mall/save-reward';
import { listNotices } from '../notices/notice-store';
import { openPage } from '../pages/open-page';
import { servePaymentProofs } from '../payments/dispute-decisions';
import { serveApplicationPictures } from '../reward-centre/serve-application-pictures';
import { listRaffles } from '../raffle/raffle';
import { listOffers } from '../reward-centre/save-offer';
import { listPromoCodes } from '../reward-centre/save-promo-code';
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
 * `…/notices/<merchant>`, `…/rewards/<merchant>`, `…/offers/<merchant>`, `…/promo-codes/<merchant>`,
 * `…/raffles/<merchant>`, `…/help/<merchant>` and `…/legal/<merchant>` read state; `POST /wps/control/<action>` runs an action. Requests that are not from operators get 404.
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
  serveApplicationPictures(app, backend, base);
  servePaymentProofs(app, backend, base);
  serveIdentityDocuments(app, backend, base);
  app.get(`${base}/decisions`, async () => done(await pendingDecisions(backend)));
  act('decide', 'decide', decide);
  const jobs = jobsOf(backend, (error) => app.log.error(error));
  act('clock', 'clock', ({ movableClock }, milliseconds) => advanceClock(movableClock, jobs, milliseconds));
  act('notice', 'notice', actions.notice, { bodyLimit: contentLimit });
  act('raffle', 'raffle', actions.raffle);
  app.get<ByMerchant>(`${base}/raffles/:merchant`, async ({ params }) =>
    done(await listRaffles(backend, params.merchant)),
  );
  act('offer', 'offer', actions.offer, { bodyLimit: contentLimit });
  app.get<ByMerchant>(`${base}/offers/:merchant`, async ({ params }) =>
    done(await listOffers(backend, params.merchant)),
  );
  act('promo-code', 'promoCode', actions.promoCode);
  app.get<ByMerchant>(`${base}/promo-codes/:merchant`, async ({ params }) =>
    done(await listPromoCodes(backend, params.merchant)),
  );
  act('red-rain', 'redRain', actions.redRain);
  act('message', 'message', actions.message, { bodyLimit: contentLimit });
  act('chat-answer', 'chatAnswer', actions.chatAnswer);
  app.get(`${base}/chats`, async () => done(await listRooms(backend)));
  act('remove-notice', 'removeNotice', actions.removeNotice);
  app.get<ByMerchant>(`${base}/notices/:merchant`, async ({ params }) =>
    done(await listNotices(backend, params.merchant)),
  );
  act('reward', 'reward', actions.reward, { bodyLimit: contentLimit });
  app.get<ByMerchant>(`${base}/rewards/:merchant`, async ({ params }) =>
    done(await listRewards(backend, params.merchant)),
  );
  act('contract', 'contract', offerAsMerchant);
  act('end-contract', 'endContract', endAsMerchant);
  app.get<ByMerchant>(`${base}/contracts/:merchant`, async ({ params }) =>
    done(await merchantContracts(backend, params.merchant)),
  );
  act('help', 'help', actions.help, { bodyLimit: contentLimit });
  app.get<ByMerchant>(`${base}/help/:merchant`, async ({ params }) => done(await listHelp(backend, params.merchant)));
  act('legal', 'legal', actions.legal, { bodyLimit: contentLimit });
  app.get<ByMerchant>(`${base}/legal/:merchant`, async ({ params }) =>
    done(await listLegalPages(backend, params.merchant)),
  );
  app.post(`${base}/forgive`, async () => done(await actions.forgive(backend)));

  function act<Name extends keyof Requests>(
    path: string,
    name: Name,
    work: (backend: Backend, request: Requests[Name]) => Promise<unknown>,
    options: { bodyLimit?: number } = {},
  ): void {
    app.post(`${base}/${path}`, options, async ({ body }) => {
      const read = v.safeParse(requests[name], body ?? {});
      if (!read.success) throw new Refusal('request_invalid', { text: sayIssues(read.issues) });
      return done(await work(backend, read.output as Requests[Name]));
    });
  }
}

/** One line that names each field with what is wrong with it. */
function sayIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ');
}

function done(value: unknown) {
  return { success: true, value: value ?? null };
}
