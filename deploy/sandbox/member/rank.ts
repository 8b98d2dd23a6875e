import { eq, sql } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { inLanguage, type Merchant } from '../merchants/merchant';
import { moneyText } from '../merchants/money-text';
import { texts } from '../merchants/texts';
import { playFigures } from '../reward-centre/play-figures';
import { hasSecondFactor, readFactors } from '../second-factor/factors';

/** Stakes for the second rank, in smallest stakes of the merchant; each further rank asks for five times as many. */
const firstStakes = 1_000;
const stakesGrow = 5;
/** Rounds for the second rank; each further one asks for as many again. */
const roundsPerRank = 50;

const conditionTexts = {
  stakes: texts(
    '累计投注 {} | 累計投注 {} | 累計投注 {} | Stakes of {} in all | 累計ベット {} | 누적 베팅 {} | Total taruhan {} | Apuestas por {} en total | Tổng cược {} | மொத்தப் பந்தயம் {} | ยอดเดิมพันรวม {}',
  ),
  rounds: texts(
    '累计 {} 局 | 累計 {} 局 | 累計 {} 局 | {} rounds in all | 累計{}ラウンド | 누적 {}라운드 | Total {} ronde | {} rondas en total | Tổng {} vòng | மொத்தம் {} சுற்றுகள் | รวม {} รอบ',
  ),
  secondFactor: texts(
    '已开启两步验证 | 已開啟兩步驟驗證 | 已開啟兩步驗證 | Two-step sign-in is on | 2段階認証が有効 | 2단계 인증 사용 | Verifikasi dua langkah aktif | Verificación en dos pasos activada | Đã bật xác minh hai bước | இரு படி உள்நுழைவு இயக்கத்தில் | เปิดการยืนยันสองขั้นตอนแล้ว',
  ),
  benefits: texts(
    '<p>专属客服，每周任务。</p> | <p>專屬客服，每週任務。</p> | <p>專屬客服，每週任務。</p> | <p>Your own contact at customer service, and weekly missions.</p> | <p>専任サポートと毎週のミッション。</p> | <p>전담 고객 지원과 주간 미션.</p> | <p>Layanan pelanggan khusus dan misi mingguan.</p> | <p>Un contacto propio en atención al cliente y misiones semanales.</p> | <p>Hỗ trợ riêng và nhiệm vụ hằng tuần.</p> | <p>தனி வாடிக்கையாளர் உதவி, வாராந்திரப் பணிகள்.</p> | <p>ฝ่ายบริการเฉพาะบุคคลและภารกิจรายสัปดาห์</p>',
  ),
} as const;

/** The member's progress through the merchant's ranks: figures of the ledger and of the account. */
export async function rankOf(backend: Backend, merchant: Merchant, account: Account, language: string) {
  const level = await reachLevel(backend, merchant, account);
  const conditions = await conditionsFor(backend, merchant, account, level + 1);
  const reached = conditions.filter((condition) => condition.reached).length;
  return {
    currentProgress: conditions.length === 0 ? 1 : reached / conditions.length,
    playerRankProgress: merchant.ranks.map(({ name }, index) => ({
      name: inLanguage(name, language),
      reached: index <= level,
    })),
    conditions: conditions.map(({ text, value, reached }) => ({
      name: inLanguage(conditionTexts[text], language).replace('{}', () =>
        text === 'stakes' ? moneyText(merchant, language, value) : String(value),
      ),
      reached,
    })),
    benefits: inLanguage(conditionTexts.benefits, language),
  };
}

/**
 * The highest rank that a member reached: the conditions of it and of all ranks below are met. It is stored. Every page reads the
 * account through this, so that a rank is reached when its conditions become true, whichever page is open.
 */
export async function reachLevel(backend: Backend, merchant: Merchant, account: Account): Promise<number> {
  const { database } = backend.engine;
  let level = account.level;
  // the second factor is a condition of every rank, and cheaper to read than the ledger
  if (level + 1 >= merchant.ranks.length || !hasSecondFactor(await readFactors(database, account.id))) return level;
  while (
    level + 1 < merchant.ranks.length &&
    (await conditionsFor(backend, merchant, account, level + 1)).every(({ reached }) => reached)
  )
    level += 1;
  if (level > account.level)
    await database
      .update(accounts)
      .set({ level: sql`greatest(${accounts.level}, ${level})` })
      .where(eq(accounts.id, account.id));
  return level;
}

interface Condition {
  text: 'stakes' | 'rounds' | 'secondFactor';
  /** Minor units of stakes, or a count. */
  value: number;
  reached: boolean;
}

/** Conditions of a rank, from 0; none beyond the highest. */
async function conditionsFor(
  backend: Backend,
  merchant: Merchant,
  account: Account,
  rank: number,
): Promise<Condition[]> {
  if (rank >= merchant.ranks.length) return [];
  const { database } = backend.engine;
  const { staked, rounds } = await playFigures(database, account, { zone: merchant.zone });
  const stakes = merchant.stakes[0] * firstStakes * stakesGrow ** (rank - 1);
  const mostRounds = roundsPerRank * rank;
  return [
    { text: 'stakes', value: stakes, reached: staked >= stakes },
    { text: 'rounds', value: mostRounds, reached: rounds >= mostRounds },
    { text: 'secondFactor', value: 1, reached: hasSecondFactor(await readFactors(database, account.id)) },
  ];
}
