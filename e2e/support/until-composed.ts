import { expect } from 'playwright/test';
import type { PortalPage } from '../pages/portal-page';

/** Settings that are no switches by the fact that a page gets. */
const otherFacts: Record<string, string> = {
  loginPop: 'setting:loginPop',
  switch_register: 'setting:registration',
};

/** Facts of the merchant, as the gateway composes a page now. */
function composedFacts({ page }: PortalPage): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/composition', { cache: 'no-store' });
    return ((await answer.json()) as { facts: string[] }).facts;
  });
}

/** Waits until every process of the gateway composes pages with these settings of the back end. */
export async function untilComposed(tab: PortalPage, values: Record<string, boolean>): Promise<void> {
  const wrong = async () => {
    const facts = await Promise.all([composedFacts(tab), composedFacts(tab)]);
    // a page is composed without settings that come too late: that no switch is on says nothing then
    if (!facts.every((known) => known.some((fact) => fact.startsWith('switch:')))) return ['settings are late'];
    return Object.keys(values).filter((name) =>
      facts.some((known) => known.includes(otherFacts[name] ?? `switch:${name}`) !== values[name]),
    );
  };
  await expect.poll(wrong).toEqual([]);
}
