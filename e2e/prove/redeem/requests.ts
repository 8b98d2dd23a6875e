import { setTimeout as wait } from 'node:timers/promises';
import { mallRedeem } from '@atrium/api';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import { ask, Unanswered } from '../kill/http';
import { sealed } from '../kill/sealed';
import type { Draw } from '../../support/seeded-random';
import type { PortalSession } from '../kill/take-seat';
import { merchant } from './compare-with-database';
import type { Choice, Order } from './order';

interface Setting {
  draw: Draw;
  /** By the name of a reward. */
  rewardIds: ReadonlyMap<string, string>;
  /** By the name of a member. */
  sessions: ReadonlyMap<string, PortalSession>;
  /** Any of the running processes. */
  portal: () => Portal;
}

/** A refusal that says nothing about the order or the decision: it is sent again. */
const again = ['request_in_flight', 'encryption_key_unknown', 'server_busy', 'TOO_MANY_REQUESTS', 'server_error'];

const remarks = 'Mei Lin, 1 Harbour Road, 0812345678';

/** Sends orders and decisions until they are answered, and counts what it was told. */
export class Requests {
  readonly faults: string[] = [];
  readonly found = {
    ...{ redeemed: 0, repeated: 0, unanswered: 0, approved: 0, rejected: 0, contradicted: 0 },
    refused: new Map<string, number>(),
  };
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Redeems, some orders twice at once and some again after the answer. Returns whether it was accepted. */
  async redeem(order: Order): Promise<boolean> {
    const { draw } = this.#setting;
    const answers = await Promise.all(Array.from({ length: order.twice ? 2 : 1 }, () => this.#sendOrder(order)));
    if (order.twice) this.found.repeated += 1;
    // its answer is treated as lost on the line
    if (answers.some(({ success }) => success) && draw(1, 8) === 1) answers.push(await this.#sendOrder(order));
    const ids = new Set(answers.flatMap(({ success, value }) => (success ? [value.id] : [])));
    if (ids.size > 1) this.faults.push(`order ${order.key} was accepted as ${[...ids].join(' and ')}`);
    const [id] = ids;
    if (id === undefined) {
      const code = answers[0]?.code ?? '';
      this.found.refused.set(code, (this.found.refused.get(code) ?? 0) + 1);
      return false;
    }
    order.id = id;
    this.found.redeemed += 1;
    return true;
  }

  /** Approves or refuses, some orders twice at once, also in contradiction. */
  async decide(order: Order): Promise<void> {
    const { draw } = this.#setting;
    const first: Choice = draw(1, 3) === 1 ? 'approve' : 'reject';
    const other: Choice = first === 'approve' ? 'reject' : 'approve';
    const dice = draw(1, 6);
    if (dice === 1) this.found.contradicted += 1;
    const choices = dice === 1 ? [first, other] : dice === 2 ? [first, first] : [first];
    await Promise.all(choices.map((choice) => this.#sendDecision(order, choice)));
    if (order.decided.length > 1) this.faults.push(`redemption ${order.id} was decided ${order.decided.join(', ')}`);
    if (order.decided.includes('approve')) this.found.approved += 1;
    if (order.decided.includes('reject')) this.found.rejected += 1;
  }

  #sendOrder({ key, member, reward, quantity, redeemType }: Order) {
    const { sessions, rewardIds } = this.#setting;
    const session = present(sessions.get(member.name));
    const fields = { rewardId: rewardIds.get(reward.name), quantity, redeemType, password: '', province: '' };
    return this.#untilAnswered<{ id: string }>(async (portal) => {
      const { headers, body } = await sealed(portal, merchant, mallRedeem.path, { ...fields, remarks });
      return ask(portal.page(merchant, mallRedeem.path), {
        method: 'POST',
        headers: { ...headers, ...session, 'idempotency-key': key },
        body,
      });
    });
  }

  async #sendDecision(order: Order, choice: Choice): Promise<void> {
    const body = { kind: 'mall-redemption', id: order.id, choice, reason: 'Checked.' };
    const { success, code } = await this.#untilAnswered(
      (portal) => ask(`${portal.operations}/wps/control/decide`, { method: 'POST', body }),
      () => order.unknown.push(choice),
    );
    if (success) order.decided.push(choice);
    else if (code !== 'decision_unknown') this.faults.push(`a decision was refused: ${code}`);
  }

  async #untilAnswered<Value>(
    send: (portal: Portal) => ReturnType<typeof ask<Value>>,
    unanswered: () => void = () => undefined,
  ): ReturnType<typeof ask<Value>> {
    for (;;) {
      try {
        const answer = await send(this.#setting.portal());
        if (answer.success || !again.includes(answer.code ?? '')) return answer;
        if (answer.status >= 500) unanswered();
      } catch (error) {
        // refused while the key of the encryption is fetched: nothing was sent
        if (!(error instanceof Unanswered) && !String(error).includes('was refused')) throw error;
        this.found.unanswered += 1;
        unanswered();
      }
      await wait(20);
    }
  }
}
