import { toDecimal } from '@atrium/api';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../html/escape';
import { merchantByCode, type Backend } from '../backend';
import { merchantOfEmbed } from '../embed/merchant-of-embed';
import { openPage } from '../pages/open-page';
import { readPageTexts } from '../pages/read-page-texts';
import { acceptForms } from '../wire/accept-forms';
import { answerFailure } from '../wire/failures';
import { Refusal } from '../wire/refusal';
import type english from './locales/EN.json';
import { payPath } from './open-payment';
import { providerPayments, type ProviderPayment } from './tables';

type Texts = typeof english;

const ChoiceSchema = v.object({ choice: v.picklist(['paid', 'failed']) });

interface PaymentRoute {
  Params: { token: string };
  Querystring: { lang?: string };
}

/**
 * The payment provider's pages on their own origin, one for each payment at an address that cannot be guessed. Paying
 * there moves no money in the portal: the provider reports it (`reportPayments`).
 */
export async function servePaymentProvider(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.embed('pay') };
  acceptForms(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, 'EN', request, reply));
  const page = await openPage(app, { folder: 'payment-provider', path: `${payPath}/files`, constraints });
  const textsIn = await readPageTexts<Texts>('payment-provider');

  app.get<PaymentRoute>(`${payPath}/:token`, { constraints }, async (request, reply) => {
    const payment = await paymentOf(request);
    const merchant = merchantByCode(backend, payment.merchant);
    const { language, texts } = textsIn(`${request.query.lang ?? ''} ${merchant.languages[0] ?? ''}`);
    const [siteCode = merchant.code] = merchant.siteCodes;
    // the portal ignores what it returns with: only a signed report moves money
    const back = `${backend.origins.portal(siteCode)}/member/deposit?${new URLSearchParams({ status: payment.status })}`;
    return page.send(reply, {
      language,
      title: texts.title,
      body: payBody(texts, payment, { merchant: merchant.name, back, expired: isExpired(payment) }),
      formAction: ["'self'"],
    });
  });

  app.post<PaymentRoute>(`${payPath}/:token`, { constraints, bodyLimit: 200 }, async (request, reply) => {
    const payment = await paymentOf(request);
    const read = v.safeParse(ChoiceSchema, request.body);
    if (!read.success) throw new Refusal('request_invalid');
    const now = new Date(backend.clock());
    await backend.engine.database
      .update(providerPayments)
      .set({ status: read.output.choice, nextReportAt: now })
      .where(
        and(
          eq(providerPayments.id, payment.id),
          eq(providerPayments.status, 'open'),
          gt(providerPayments.expiresAt, now),
        ),
      );
    return reply.redirect(request.url, 303);
  });

  const isExpired = ({ status, expiresAt }: ProviderPayment) =>
    status === 'open' && expiresAt.getTime() <= backend.clock();

  /** @throws Refusal for an unknown payment, and for one of another merchant */
  async function paymentOf(request: FastifyRequest<PaymentRoute>): Promise<ProviderPayment> {
    const { code } = merchantOfEmbed(backend, request);
    const [payment] = await backend.engine.database
      .select()
      .from(providerPayments)
      .where(and(eq(providerPayments.token, request.params.token), eq(providerPayments.merchant, code)));
    if (!payment) throw new Refusal('deposit_unknown', { status: 404 });
    return payment;
  }
}

function payBody(
  texts: Texts,
  { status, amount, currency, reference }: ProviderPayment,
  { merchant, back, expired }: { merchant: string; back: string; expired: boolean },
): string {
  const say = (name: keyof Texts) => escapeHtml(texts[name]);
  const state = expired ? 'expired' : status;
  const facts = [
    [say('payee'), escapeHtml(merchant)],
    [say('amount'), escapeHtml(`${toDecimal({ minor: amount, currency })} ${currency}`)],
    [say('reference'), escapeHtml(reference)],
  ];
  const choices = `<form method="post">
<button name="choice" value="paid">${say('pay')}</button>
<button name="choice" value="failed" class="second">${say('cancel')}</button>
</form>`;
  return `<main>
<h1>${say('title')}</h1>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p role="status">${say(state)}</p>
${state === 'open' ? choices : `<a href="${escapeHtml(back)}">${say('back')}</a>`}
</main>
`;
}
