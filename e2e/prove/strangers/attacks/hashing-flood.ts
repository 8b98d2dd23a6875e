import { smsCodeRegister } from '@atrium/api';
import { otherAddresses } from '../../guess/addresses';
import { GuessingClient } from '../../guess/client';
import { merchant } from '../../guess/people';
import type { Attack } from '../attack';

/** Seconds of attack; a quick look takes a third. */
const seconds = 15;
/** A code is sent, or refused by a limit; anything else is a fault. */
const refusals = ['server_busy', 'sms_try_later'];

/** Codes for another number from another address each time: no limit but that of hashing itself stands against it. */
export const hashingFlood = (connections: number): Attack => ({
  point: 7,
  name: `hashing-flood-${connections}`,
  title: `Asks for codes by text message on ${connections} connections at once, another number and address each time`,
  // the tests' own hashes cost nothing
  environment: { ATRIUM_QUICK_HASHES: 'off' },
  async run(portal) {
    const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
    const nextAddress = otherAddresses();
    const answers = new Map<string, number>();
    const faults = new Set<string>();
    let numbers = 0;
    const end = Date.now() + (portal.short ? seconds / 3 : seconds) * 1000;
    const ask = async () => {
      const mobileNo = `135${String((numbers += 1)).padStart(8, '0')}`;
      const { body } = await client.call(smsCodeRegister, { mobileNo }, { address: nextAddress() });
      const answer = body.success ? 'sent' : (body.code ?? 'no code');
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (!body.success && !refusals.includes(answer)) faults.add(`a request for a code was answered ${answer}`);
    };
    const connection = async () => {
      while (Date.now() < end) await ask().catch((error: unknown) => faults.add(`a request failed: ${String(error)}`));
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return {
      tried: numbers,
      accepted: answers.get('sent') ?? 0,
      figures: Object.fromEntries(answers),
      faults: [...faults],
    };
  },
});
