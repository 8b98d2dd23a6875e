import type { Screen } from '../../screen';
import type { Tab } from '../../tab';

type Answers = Parameters<Tab['answer']>[0];
export type Show = (tab: Tab) => Promise<unknown>;

/** 2 January 2026, noon in Shanghai. */
export const noon = Date.UTC(2026, 0, 2, 4);
export const day = '2026-01-02';

export const has =
  (...merchants: string[]): Screen['where'] =>
  (tab) =>
    merchants.includes(tab.look.merchant);

/** A state of a page of the member centre. */
export function screen(
  name: string,
  path: string,
  ready: Show,
  answers: Answers = {},
  prepare: (tab: Tab) => Promise<unknown> = () => Promise.resolve(),
): Screen {
  return {
    name,
    as: 'player1',
    async show(tab) {
      await prepare(tab);
      await tab.answer(answers);
      await tab.open(path);
      await ready(tab);
    },
  };
}

/** A screen of which a call stays unanswered. */
export function pending(name: string, path: string, answers: Answers, ready: Show = (tab) => heading(tab)): Screen {
  return { ...screen(name, path, ready, answers), neverSettles: true };
}

export function ok(value: object) {
  return { success: true, value };
}

export function refusal(code: string, message: string) {
  return { success: false, code, message };
}

export const main = (tab: Tab) => tab.page.getByRole('main');
const heading = (tab: Tab) => main(tab).getByRole('heading', { level: 1 }).first().waitFor();

/** The text of a failed call. */
export async function failed(tab: Tab, key: string): Promise<void> {
  await main(tab).getByText(tab.say('member', key)).first().waitFor();
}
