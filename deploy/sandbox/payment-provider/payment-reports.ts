import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { merchantByCode, type Backend } from '../backend';
import { signWebhook, webhookPath } from '../cashier/webhook';
import { providerPayments, type ProviderPayment } from './tables';

/** Reports per batch. */
const batch = 20;
/** Longest pause between two attempts in seconds, 5 minutes. */
const longestDelay = 300;
/** Attempts after which operators read once that a report was not accepted. */
const attemptsBeforeFailure = 4;

/**
 * Sends over HTTP what the payment provider has to report to merchants, until the merchant accepts it, with growing
 * pauses. Several processes share the work. Returns how many reports were due.
 */
export async function deliverPaymentReports(backend: Backend, onFailure: (error: unknown) => void): Promise<number> {
  const due = await claim(backend);
  for (const payment of due) {
    const accepted = await report(backend, payment).catch((error: unknown) => void onFailure(error));
    if (accepted)
      await backend.engine.database
        .update(providerPayments)
        .set({ nextReportAt: null })
        .where(eq(providerPayments.id, payment.id));
    else if (payment.reportTries === attemptsBeforeFailure)
      onFailure(new Error(`The payment ${payment.paymentId} was reported ${attemptsBeforeFailure} times in vain.`));
  }
  return due.length;
}

async function report(backend: Backend, payment: ProviderPayment): Promise<boolean> {
  const { paymentId, reference, amount, currency, status: outcome } = payment;
  if (outcome === 'open') return false;
  const merchant = merchantByCode(backend, payment.merchant);
  const signed = await signWebhook(backend, merchant, { paymentId, reference, status: outcome, amount, currency });
  const { method, headers, body } = signed;
  const [siteCode = merchant.code] = merchant.siteCodes;
  const { status } = await backend.paymentLine.send(
    `${backend.origins.portal(siteCode)}${webhookPath(merchant.code)}`,
    {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    },
  );
  return status === 200;
}

/** Claims reports before they are sent, so that no two processes send the same one at once. */
async function claim({ engine, clock }: Backend): Promise<ProviderPayment[]> {
  const now = new Date(clock());
  const due = engine.database
    .select({ id: providerPayments.id })
    .from(providerPayments)
    .where(and(isNotNull(providerPayments.nextReportAt), lte(providerPayments.nextReportAt, now)))
    .orderBy(asc(providerPayments.nextReportAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  const seconds = sql`least(${longestDelay}, power(2, least(${providerPayments.reportTries} + 2, 16)))`;
  return engine.database
    .update(providerPayments)
    .set({
      reportTries: sql`${providerPayments.reportTries} + 1`,
      nextReportAt: sql`${now.toISOString()}::timestamptz + ${seconds} * interval '1 second'`,
    })
    .where(inArray(providerPayments.id, due))
    .returning();
}
