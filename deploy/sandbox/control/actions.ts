import { randomUUID } from 'node:crypto';
import { LiveEventSchema, toDecimal } from '@atrium/api';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../engine';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { rotateEncryptionKey } from '../encryption/keys';
import { lockLedgerAccount } from '../ledger/ledger-account';
import { saveHelp } from '../help/help-store';
import { sendMessage } from '../inbox/send-message';
import { saveLegalPage } from '../legal/legal-store';
import { announceContent } from '../live/announce-content';
import { announceSettings } from '../live/announce-settings';
import { publish } from '../live/publish';
import { earnByDeposit } from '../mall/earn-points';
import { saveReward } from '../mall/save-reward';
import { removeNotice, saveNotice } from '../notices/notice-store';
import { saveRaffle } from '../raffle/raffle';
import { saveOffer } from '../reward-centre/save-offer';
import { savePromoCode } from '../reward-centre/save-promo-code';
import { startRedRain } from '../red-rain/red-rain';
import { setPasswordState } from '../passwords/set-password-state';
import { failureCounts, sessions } from '../session/tables';
import { codeRequests } from '../verification/tables';
import { addMessage } from '../chat-room/messages';
import { deposit, withdraw } from '../wallets/postings';
import { walletOf } from '../wallets/wallet';
import { Refusal } from '../wire/refusal';
import { duplicateAccount } from './duplicate-account';
import { requireCall, requireMerchant, requireSwitch, requireVendor } from './known-names';
import { launchFaults } from './launch-faults';
import type { Requests } from './requests';
import { faults, siteStates, switchOverrides, vendorMaintenance } from './tables';

const hour = 3_600_000;

/** Actions of the control page. Money moves through the ledger, as everywhere else. */
export const actions = {
  async site(backend: Backend, { merchant, ...state }: Requests['site']) {
    requireMerchant(backend, merchant);
    await backend.engine.database
      .insert(siteStates)
      .values({ merchant, ...state })
      .onConflictDoUpdate({ target: siteStates.merchant, set: { merchant, ...state } });
  },

  /** Any switch, `loginPop` or `switch_register`. A null value restores the merchant's own setting. */
  async switch(backend: Backend, { merchant, name, value }: Requests['switch']) {
    const { engine } = backend;
    requireMerchant(backend, merchant);
    requireSwitch(backend, merchant, name);
    const which = and(eq(switchOverrides.merchant, merchant), eq(switchOverrides.name, name));
    await engine.database.delete(switchOverrides).where(which);
    if (value !== null) await engine.database.insert(switchOverrides).values({ merchant, name, value });
    await announceSettings({ engine }, merchant);
  },

  async vendorMaintenance(backend: Backend, { merchant, vendor, maintenance }: Requests['vendorMaintenance']) {
    const { engine, clock } = backend;
    requireMerchant(backend, merchant);
    requireVendor(vendor);
    const which = and(eq(vendorMaintenance.merchant, merchant), eq(vendorMaintenance.vendor, vendor));
    await engine.database.delete(vendorMaintenance).where(which);
    if (!maintenance) return;
    const { message, beginsAt = clock(), endsAt = beginsAt + 2 * hour } = maintenance;
    await engine.database
      .insert(vendorMaintenance)
      .values({ merchant, vendor, message, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) });
  },

  async fault(backend: Backend, { times, value, ...fault }: Requests['fault']) {
    if (fault.merchant !== null) requireMerchant(backend, fault.merchant);
    requireCall(fault.endpoint);
    const [row] = await backend.engine.database
      .insert(faults)
      .values({ ...fault, value: value ?? null, remaining: times })
      .returning({ id: faults.id });
    return row;
  },

  /** One of the four faults of a launch, which the portal distinguishes. */
  async launchFault(backend: Backend, { merchant, fault, times }: Requests['launchFault']) {
    const { engine, clock } = backend;
    if (merchant !== null) requireMerchant(backend, merchant);
    const { key = null, value = null } = launchFaults[fault](clock()) as { key?: string; value?: unknown };
    const [row] = await engine.database
      .insert(faults)
      .values({ merchant, endpoint: 'games.launch', key, value, remaining: times })
      .returning({ id: faults.id });
    return row;
  },

  async clearFaults({ engine }: Backend, { id }: Requests['clearFaults']) {
    await engine.database.delete(faults).where(id === undefined ? undefined : eq(faults.id, id));
  },

  async grant(backend: Backend, { amount, ...owner }: Requests['money']) {
    return moveMoney(backend, owner, (transaction, account) => payIn(backend, transaction, account, amount));
  },

  async withdraw(backend: Backend, { amount, ...owner }: Requests['money']) {
    return moveMoney(backend, owner, (transaction, account) => payOut(backend, transaction, account, amount));
  },

  /** Grants or withdraws the difference to the target balance. */
  async balance(backend: Backend, { balance: target, ...owner }: Requests['balance']) {
    return moveMoney(backend, owner, async (transaction, account) => {
      const { balance } = await lockLedgerAccount(transaction, walletOf(backend, account));
      if (target > balance) return payIn(backend, transaction, account, target - balance);
      return target < balance ? payOut(backend, transaction, account, balance - target) : balance;
    });
  },

  async duplicate(backend: Backend, { merchant, account, ...copy }: Requests['duplicate']) {
    await duplicateAccount(backend, await accountOf(backend, { merchant, account }), copy);
  },

  async event(backend: Backend, { event, ...owner }: Requests['event']) {
    const read = v.safeParse(LiveEventSchema, event);
    if (!read.success) throw new Refusal('request_invalid');
    const account = await accountOf(backend, owner);
    const id = await backend.engine.transaction((transaction) =>
      publish(backend, transaction, account.id, read.output),
    );
    return { id };
  },

  /** Ends every session of the account, as if it had timed out. */
  async endSessions(backend: Backend, owner: Requests['session']) {
    const account = await accountOf(backend, owner);
    await backend.engine.database.delete(sessions).where(eq(sessions.accountId, account.id));
  },

  /** Replaces the encryption key for calls. */
  async rotateKey(backend: Backend, options: Requests['rotateKey']) {
    return { kid: await rotateEncryptionKey(backend, options) };
  },

  /** Sets the account to the default password, or expires its password. Returns the default password. */
  async password(backend: Backend, { state, ...owner }: Requests['password']) {
    return setPasswordState(backend, await accountOf(backend, owner), state);
  },

  async notice(backend: Backend, { merchant, id, notice }: Requests['notice']) {
    const saved = await saveNotice(backend, requireMerchant(backend, merchant), notice, id);
    await announceContent(backend, merchant, 'notices');
    return saved;
  },

  async removeNotice(backend: Backend, { merchant, id }: Requests['removeNotice']) {
    await removeNotice(backend, merchant, id);
    await announceContent(backend, merchant, 'notices');
  },

  async message(backend: Backend, { message, ...recipients }: Requests['message']) {
    requireMerchant(backend, recipients.merchant);
    return sendMessage(backend, recipients, message);
  },

  async raffle(backend: Backend, { merchant, id, raffle }: Requests['raffle']) {
    return saveRaffle(backend, requireMerchant(backend, merchant), raffle, id);
  },

  async offer(backend: Backend, { merchant, id, offer }: Requests['offer']) {
    const saved = await saveOffer(backend, requireMerchant(backend, merchant), offer, id);
    await announceContent(backend, merchant, 'offers');
    return saved;
  },

  async promoCode(backend: Backend, { merchant, id, promoCode }: Requests['promoCode']) {
    const saved = await savePromoCode(backend, requireMerchant(backend, merchant), promoCode, id);
    await announceContent(backend, merchant, 'offers');
    return saved;
  },

  async reward(backend: Backend, { merchant, reward, ...replaced }: Requests['reward']) {
    const saved = await saveReward(backend, requireMerchant(backend, merchant), reward, replaced);
    await announceContent(backend, merchant, 'rewards');
    return saved;
  },

  async redRain(backend: Backend, { merchant, redRain }: Requests['redRain']) {
    return startRedRain(backend, requireMerchant(backend, merchant), redRain);
  },

  async help(backend: Backend, { merchant, topics }: Requests['help']) {
    await saveHelp(backend, requireMerchant(backend, merchant), topics);
    await announceContent(backend, merchant, 'help');
  },

  async legal(backend: Backend, { merchant, legal }: Requests['legal']) {
    await saveLegalPage(backend, requireMerchant(backend, merchant), legal);
    await announceContent(backend, merchant, 'legal');
  },

  /** Answers in the chat room of an account. The same key stores an answer once. */
  async chatAnswer(backend: Backend, { text, key = randomUUID(), ...owner }: Requests['chatAnswer']) {
    const account = await accountOf(backend, owner);
    return { number: await addMessage(backend, account.id, { author: 'operator', key, body: text }) };
  },

  /** Clears all failed sign-ins and all request counts for codes and new passwords. */
  async forgive({ engine }: Backend) {
    await engine.database.delete(failureCounts);
    await engine.database.delete(codeRequests);
  },
};

interface AccountName {
  merchant: string;
  account: string;
}

async function accountOf({ engine }: Backend, { merchant, account }: AccountName): Promise<Account> {
  const found = await findAccount(engine.database, merchant, account);
  if (!found) throw new Refusal('account_unknown');
  return found;
}

async function moveMoney(
  backend: Backend,
  owner: AccountName,
  work: (transaction: Transaction, account: Account) => Promise<number>,
): Promise<{ balance: number }> {
  const account = await accountOf(backend, owner);
  return { balance: await backend.engine.transaction((transaction) => work(transaction, account)) };
}

async function payIn(backend: Backend, transaction: Transaction, account: Account, amount: number): Promise<number> {
  const key = `control:${randomUUID()}`;
  const balance = await deposit(backend, transaction, account, amount, key);
  await earnByDeposit(backend, transaction, account, { amount, key });
  await announce(backend, transaction, account, 'DEPOSIT', amount);
  return balance;
}

async function payOut(backend: Backend, transaction: Transaction, account: Account, amount: number): Promise<number> {
  const balance = await withdraw(backend, transaction, account, amount, `control:${randomUUID()}`);
  await announce(backend, transaction, account, 'WITHDRAW', amount);
  return balance;
}

async function announce(backend: Backend, transaction: Transaction, account: Account, type: string, minor: number) {
  const { code } = merchantByCode(backend, account.merchant).currency;
  const amount = toDecimal({ minor, currency: code });
  const data = { amount, time: backend.clock(), success: true };
  await publish(backend, transaction, account.id, { type, popup: true, data });
}
