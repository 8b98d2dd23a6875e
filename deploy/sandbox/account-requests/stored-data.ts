import { and, asc, desc, eq, getTableColumns, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { deposits, identities, identityDocuments, payees, withdrawals } from '../cashier/tables';
import { chatMessages, chatRooms } from '../chat-room/tables';
import { contractPays, contracts, contractSteps } from '../contracts/tables';
import { feedback } from '../feedback/tables';
import { favourites, recentGames } from '../games/tables';
import { inboxDeliveries, inboxMessages } from '../inbox/tables';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables';
import { lotteryBets, lotteryDrafts, lotterySlips } from '../lottery/betting/tables';
import { pointCarries, redemptions, shownPrices } from '../mall/tables';
import { outbox } from '../outbox/tables';
import { passkeys } from '../passkeys/tables';
import { payDetails, payProofs } from '../payments/tables';
import { playSessions } from '../play/tables';
import { rafflePrizes } from '../raffle/tables';
import { rebatePayments } from '../rebates/tables';
import { redEnvelopes } from '../red-rain/tables';
import { referralPayments } from '../referral/tables';
import { registrationLinks } from '../register-centre/tables';
import { referralCodes, registrations } from '../registration/tables';
import { promoCodeUses, rewardClaimPictures, rewardClaims } from '../reward-centre/tables';
import { secondFactors } from '../second-factor/tables';
import { knownDevices, sessions, signIns } from '../session/tables';
import { socialIdentities } from '../social/tables';
import { rounds } from '../vendors/tables';
import { walletTransactions } from '../wallet-interface/tables';
import { openVendorWallets } from '../wallets/tables';
import { requestsOfAccounts } from './tables';

/** Most rows of one section, the latest. */
const mostRows = 50_000;

/** Most bytes of the pictures of one section, the latest; of others there are the other fields. */
const mostPictureBytes = 16_777_216;

/** A table with rows of a customer. */
interface Section {
  table: PgTable;
  where: SQL | undefined;
  /** What the latest row is greatest in. */
  order: PgColumn;
  /** Columns that are secrets or means of the system. */
  without?: readonly string[];
  picture?: PgColumn;
}

/** The tables with rows of an account, under the names that the customer reads. */
function sectionsOf(database: Queries, id: number): Record<string, Section> {
  const own = (
    table: PgTable & { accountId: PgColumn },
    order: PgColumn,
    without: readonly string[] = [],
  ): Section => ({
    ...{ table, where: eq(table.accountId, id), order, without },
  });
  const idsOf = (table: PgTable & { id: PgColumn; accountId: PgColumn }) =>
    database.select({ id: table.id }).from(table).where(eq(table.accountId, id));
  const contractIds = database
    .select({ id: contracts.id })
    .from(contracts)
    .where(or(eq(contracts.downlineId, id), eq(contracts.uplineId, id)));
  const slipIds = database.select({ id: lotterySlips.id }).from(lotterySlips).where(eq(lotterySlips.player, id));
  const ownDetails = or(
    inArray(payDetails.withdrawalId, idsOf(withdrawals)),
    inArray(payDetails.depositId, idsOf(deposits)),
  );
  const ownProofs = database
    .select({ id: payDetails.id })
    .from(payDetails)
    .where(inArray(payDetails.withdrawalId, idsOf(withdrawals)));
  return {
    registration: own(registrations, registrations.createdAt),
    referralCodes: own(referralCodes, referralCodes.code),
    socialIdentities: own(socialIdentities, socialIdentities.createdAt),
    team: own(teamMembers, teamMembers.uplineId),
    registrationLinks: own(registrationLinks, registrationLinks.id),
    signIns: own(signIns, signIns.id),
    sessions: own(sessions, sessions.id, ['tokenHash']),
    devices: own(knownDevices, knownDevices.seenAt, ['deviceHash']),
    passkeys: own(passkeys, passkeys.createdAt, ['publicKey', 'counter']),
    secondFactors: own(secondFactors, secondFactors.lastStep, ['secret', 'pendingSecret', 'lastStep']),
    requests: own(requestsOfAccounts, requestsOfAccounts.id),
    deposits: own(deposits, deposits.id),
    payees: own(payees, payees.id),
    withdrawals: own(withdrawals, withdrawals.id),
    paymentsBetweenMembers: { table: payDetails, where: ownDetails, order: payDetails.id },
    paymentProofs: {
      ...{ table: payProofs, where: inArray(payProofs.detailId, ownProofs), order: payProofs.detailId },
      picture: payProofs.picture,
    },
    identity: own(identities, identities.sentAt),
    identityDocuments: {
      ...own(identityDocuments, identityDocuments.number),
      picture: identityDocuments.picture,
    },
    vendorWallets: own(openVendorWallets, openVendorWallets.vendor),
    games: own(playSessions, playSessions.id, ['tokenHash', 'sessionHash']),
    favourites: own(favourites, favourites.addedAt),
    recentGames: own(recentGames, recentGames.playedAt),
    bets: own(walletTransactions, walletTransactions.createdAt, ['requestHash', 'answer']),
    rounds: { table: rounds, where: eq(rounds.player, id), order: rounds.id },
    lotterySlips: { table: lotterySlips, where: eq(lotterySlips.player, id), order: lotterySlips.id },
    lotteryBets: { table: lotteryBets, where: inArray(lotteryBets.slip, slipIds), order: lotteryBets.drawsAt },
    unsentLotterySlips: { table: lotteryDrafts, where: eq(lotteryDrafts.player, id), order: lotteryDrafts.game },
    rewards: own(rewardClaims, rewardClaims.id),
    rewardPictures: {
      ...{ table: rewardClaimPictures, where: inArray(rewardClaimPictures.claimId, idsOf(rewardClaims)) },
      ...{ order: rewardClaimPictures.claimId, picture: rewardClaimPictures.picture },
    },
    promoCodes: own(promoCodeUses, promoCodeUses.usedAt),
    rebates: own(rebatePayments, rebatePayments.day),
    rafflePrizes: own(rafflePrizes, rafflePrizes.claimedAt),
    redEnvelopes: own(redEnvelopes, redEnvelopes.openedAt),
    referrals: {
      ...{ table: referralPayments, order: referralPayments.paidAt },
      where: or(eq(referralPayments.accountId, id), eq(referralPayments.referrerId, id)),
    },
    redemptions: own(redemptions, redemptions.id),
    pointCarries: own(pointCarries, pointCarries.carry),
    shownPrices: own(shownPrices, shownPrices.accountId),
    contracts: {
      ...{ table: contracts, order: contracts.id },
      where: or(eq(contracts.downlineId, id), eq(contracts.uplineId, id)),
    },
    contractSteps: {
      table: contractSteps,
      where: inArray(contractSteps.contractId, contractIds),
      order: contractSteps.id,
    },
    contractPays: own(contractPays, contractPays.id),
    chatRoom: own(chatRooms, chatRooms.lastNumber),
    chatMessages: own(chatMessages, chatMessages.number, ['key']),
    feedback: {
      ...{ table: feedback, where: eq(feedback.accountId, id), order: feedback.id },
      picture: feedback.picture,
    },
    // the texts hold codes and addresses that prove a person
    sentMessages: {
      ...{ table: outbox, where: eq(outbox.accountId, id), order: outbox.id },
      without: ['subject', 'body', 'delivery', 'tries', 'nextTryAt'],
    },
  };
}

/**
 * Tables with rows of accounts that are no data about a customer: secrets, sums of what is read from other tables, and
 * copies or means of the system that are soon deleted.
 */
export const withoutData = [
  'account_sums',
  'begun_sign_ins',
  'live_events',
  'live_streams',
  'mailed_codes',
  'passkey_challenges',
  'play_tickets',
  'recovery_codes',
  'sent_passwords',
  'team_changes',
  'team_entries',
  'team_paths',
  'untold_wins',
];

/** The names of the tables that are read for a customer. */
export function storedTables(database: Queries): PgTable[] {
  return [...Object.values(sectionsOf(database, 0)).map(({ table }) => table), inboxDeliveries, ledgerEntries];
}

/** Everything that is stored about a customer, without secrets: lists of rows by name, the latest first. */
export async function storedData(database: Queries, account: Account): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  // one after another: none of it is urgent
  for (const [name, section] of Object.entries(sectionsOf(database, account.id)))
    data[name] = await readSection(database, section);
  return { ...data, messages: await messagesOf(database, account), money: await moneyOf(database, account) };
}

function readSection(database: Queries, { table, where, order, without = [], picture }: Section): Promise<unknown[]> {
  const named = Object.entries(getTableColumns(table)).filter(
    ([name]) => !without.includes(name) && name !== 'accountId',
  );
  const columns = { ...Object.fromEntries(named), ...(picture && { picture: encoded(picture, order) }) };
  return database.select(columns).from(table).where(where).orderBy(desc(order)).limit(mostRows);
}

/** A picture in Base64; null from the one that exceeds the bytes of its section. */
function encoded(picture: PgColumn, order: PgColumn): SQL {
  const bytes = sql`sum(octet_length(${picture})) over (order by ${order} desc rows unbounded preceding)`;
  return sql`case when ${bytes} <= ${mostPictureBytes} then replace(encode(${picture}, 'base64'), chr(10), '') end`;
}

function messagesOf(database: Queries, { id }: Account) {
  const { sentAt, readAt } = inboxDeliveries;
  return database
    .select({ sentAt, readAt, titles: inboxMessages.titles, contents: inboxMessages.contents })
    .from(inboxDeliveries)
    .innerJoin(inboxMessages, eq(inboxMessages.id, inboxDeliveries.messageId))
    .where(eq(inboxDeliveries.accountId, id))
    .orderBy(desc(inboxDeliveries.messageId))
    .limit(mostRows);
}

/** Every movement of the wallets and the points, in the smallest unit, straight from the ledger. */
function moneyOf(database: Queries, { id, merchant }: Account) {
  const { kind, reference, createdAt } = ledgerTransactions;
  const { currency, amount, balance } = ledgerEntries;
  const names = or(eq(ledgerAccounts.name, String(id)), like(ledgerAccounts.name, `${id}/%`));
  return database
    .select({ wallet: ledgerAccounts.kind, kind, reference, currency, amount, balance, createdAt })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        inArray(ledgerAccounts.kind, ['wallet', 'play-wallet', 'vendor-wallet', 'points']),
        names,
      ),
    )
    .orderBy(desc(ledgerEntries.id), asc(ledgerAccounts.id))
    .limit(mostRows);
}
