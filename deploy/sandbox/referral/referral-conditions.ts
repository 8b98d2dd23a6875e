import { inLanguage, type Merchant } from '../merchants/merchant';
import { moneyText } from '../merchants/money-text';
import { texts } from '../merchants/texts';

/** What a referred member who has played earns, in tenths of the merchant's smallest stake. */
const stakesPerReferral = 10;

const conditions = texts(`
  <p>通过您的链接注册的会员首次投注后，您可领取 {}。每位会员支付一次。没有其他条件。</p>
  <p>透過您的連結註冊的會員首次投注後，您可領取 {}。每位會員支付一次。沒有其他條件。</p>
  <p>經您的連結註冊的會員首次投注後，您可領取 {}。每位會員支付一次。沒有其他條件。</p>
  <p>You get {} for each member who registers with your link, once that member has placed a bet. Claim it here. Each member is paid once. There is no other condition.</p>
  <p>リンクから登録した会員が最初にベットすると、{}を受け取れます。会員1人につき1回です。ほかの条件はありません。</p>
  <p>링크로 가입한 회원이 첫 베팅을 하면 {}를 받을 수 있습니다. 회원마다 한 번 지급합니다. 다른 조건은 없습니다.</p>
  <p>Anda mendapat {} untuk setiap anggota yang mendaftar lewat tautan Anda, setelah anggota itu memasang taruhan. Klaim di sini, satu kali per anggota. Tidak ada syarat lain.</p>
  <p>Recibes {} por cada miembro que se registre con tu enlace, cuando haya hecho una apuesta. Reclámalo aquí, una vez por miembro. No hay más condiciones.</p>
  <p>Bạn nhận {} cho mỗi thành viên đăng ký qua liên kết của bạn, sau khi người đó đặt cược lần đầu. Nhận tại đây, mỗi thành viên một lần. Không có điều kiện khác.</p>
  <p>உங்கள் இணைப்பில் பதிவுசெய்யும் உறுப்பினர் முதல் பந்தயம் வைத்தபின் {} பெறலாம். ஒவ்வொருவருக்கும் ஒருமுறை. வேறு நிபந்தனை இல்லை.</p>
  <p>รับ {} ต่อสมาชิกหนึ่งคนที่สมัครผ่านลิงก์ของคุณ หลังจากสมาชิกนั้นวางเดิมพันครั้งแรก กดรับได้ที่นี่ คนละหนึ่งครั้ง ไม่มีเงื่อนไขอื่น</p>
`);

/** What one referred member earns, in minor units. */
export function amountPerReferral({ stakes }: Pick<Merchant, 'stakes'>): number {
  return stakes[0] * stakesPerReferral;
}

/** HTML: what is paid for a referred member, and when. */
export function referralConditions(merchant: Pick<Merchant, 'stakes' | 'currency'>, language: string): string {
  const amount = moneyText(merchant, language, amountPerReferral(merchant));
  return inLanguage(conditions, language).replace('{}', () => amount);
}
