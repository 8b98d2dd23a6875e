import type { Locator } from 'playwright';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';

export type Answers = Parameters<Tab['answer']>[0];

/** Whether the merchant has the points mall. */
export const hasMall = ({ look }: Tab): boolean => look.merchant !== 'aurora';

/** A state of a page of the mall, of a signed-in player by default. */
export function mallScreen(
  name: string,
  path: string,
  ready: (tab: Tab) => Promise<unknown>,
  { answers = {}, as = 'player1' }: { answers?: Answers; as?: string | undefined } = {},
): Screen {
  return {
    name,
    ...(as !== 'visitor' && { as }),
    where: hasMall,
    async show(tab) {
      await tab.answer(answers);
      await tab.open(path);
      await ready(tab);
    },
  };
}

export const ok = (value: unknown) => ({ success: true, value });

export const refused = (code: string, message: string) => ({ success: false, code, message });

export const main = (tab: Tab): Locator => tab.page.getByRole('main');

/** Waits for a text of the mall and scrolls it into view. */
export const shows = (key: string) => (tab: Tab) => bring(tab.page.getByText(tab.say('mall', key)).first());

/** Waits for a part of the page and scrolls it into view. */
export async function bring(part: Locator): Promise<void> {
  await part.waitFor({ state: 'attached' });
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The first reward that can be redeemed. */
export const firstReward = (tab: Tab): Locator => tab.page.getByRole('article').first();
