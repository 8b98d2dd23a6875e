import type { PortalPage } from '../pages/portal-page';

/** Turns a switch of a merchant by the sandbox's control page; null gives it back to the merchant's own setting. */
export async function turnSwitch(
  tab: PortalPage,
  merchant: string,
  name: string,
  value: boolean | null,
): Promise<void> {
  const { port } = new URL(tab.address('/'));
  const answer = await tab.page.request.post(`http://localhost:${port}/wps/control/switch`, {
    data: { merchant, name, value },
  });
  if (!answer.ok()) throw new Error(`The switch ${name} did not turn: ${answer.status()}`);
}
