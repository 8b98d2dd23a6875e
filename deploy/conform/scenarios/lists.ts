import type { CheckContext } from '../check-context';
import { callOf, exampleRequest, type Fields } from '../plans/facts';
import { planOf } from '../plans/plans';
import type { WireAnswer } from '../wire/wire-answer';

/** A list in pages. */
interface PagedList {
  call: string;
  /** Field of the answer with the items. */
  items: string;
  /** Field that names an item. */
  id: string;
  page: string;
  size: string;
  /** Field of the answer with the number of items in all pages. */
  total?: string;
  /** Field by which the latest item is first. */
  latest?: string;
}

const pageNo = { page: 'pageNo', size: 'pageSize' };
const pageAndSize = { page: 'page', size: 'size' };

const pagedLists: readonly PagedList[] = [
  { call: 'games.search', items: 'games', id: 'nodeId', total: 'total', ...pageNo },
  { call: 'inbox.list', items: 'messages', id: 'id', total: 'total', latest: 'sendTime', ...pageAndSize },
  { call: 'wallets.transactions', items: 'transactions', id: 'id', latest: 'time', ...pageNo },
  { call: 'wallets.bets', items: 'bets', id: 'id', latest: 'time', ...pageNo },
  { call: 'mall.rewards', items: 'content', id: 'id', ...pageAndSize },
  { call: 'mall.transactions', items: 'list', id: 'txId', latest: 'txTimeInTimestamp', ...pageAndSize },
  { call: 'mall.redemptions', items: 'content', id: 'id', latest: 'dateRequested', ...pageAndSize },
];

/** Largest page that every list has, and the size of the small pages that are compared with it. */
const sizes = { large: 40, small: 3 };

/** Pages hold every item once, in the order of the whole list. */
export async function checkLists(checking: CheckContext): Promise<void> {
  for (const list of pagedLists) if (checking.has(list.call)) await checkPages(checking, list);
}

async function checkPages(checking: CheckContext, list: PagedList): Promise<void> {
  const { client, outcomes, sessions } = checking;
  const { call: id, page, size, total, latest } = list;
  const call = callOf(id);
  const session = sessions[planOf(id).as] ?? sessions.visitor;
  const request = exampleRequest(call, client);
  const ask = (number: number, length: number) =>
    client.send(call, { ...request, [page]: number, [size]: length }, { session });
  const whole = await ask(1, sizes.large);
  const say = (answer: WireAnswer, sentence: string | undefined) => outcomes.record(id, 'list', answer, sentence);
  if (!whole.success) return say(whole, whole.fault ?? `refuses a page with ${whole.code}`);
  const all = idsOf(whole, list);
  const repeated = all.find((one, index) => all.indexOf(one) !== index);
  say(whole, repeated === undefined ? undefined : `the item ${repeated} is in the list twice`);
  if (latest !== undefined) say(whole, orderFault(itemsOf(whole, list), latest));
  const told = total === undefined ? undefined : (whole.value as Fields)[total];
  const isWhole = all.length < sizes.large;
  if (told !== undefined && isWhole && Number(told) !== all.length)
    say(whole, `the list has ${all.length} items, and ${total} says ${String(told)}`);
  if (told !== undefined && !isWhole && Number(told) < all.length)
    say(whole, `the page has ${all.length} items, and ${total} says ${String(told)}`);

  const pages: string[] = [];
  for (let number = 1; pages.length < Math.min(all.length, 2 * sizes.small); number += 1) {
    const answer = await ask(number, sizes.small);
    const ids = idsOf(answer, list);
    const expected = all.slice(pages.length, pages.length + sizes.small);
    const fault =
      ids.join() === expected.join() ? undefined : `page ${number} has ${ids.join()} instead of ${expected.join()}`;
    say(answer, answer.fault ?? fault);
    if (fault !== undefined) return;
    pages.push(...ids);
  }
}

function itemsOf({ value }: WireAnswer, { items }: PagedList): Fields[] {
  const list = (value as Fields | null | undefined)?.[items];
  return Array.isArray(list) ? (list as Fields[]) : [];
}

function idsOf(answer: WireAnswer, list: PagedList): string[] {
  return itemsOf(answer, list).map((item) => String(item[list.id]));
}

function orderFault(items: Fields[], by: string): string | undefined {
  const times = items.map((item) => Number(item[by]));
  const late = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  return late < 0 ? undefined : `item ${late + 1} is later than the one before: the latest must be first`;
}
