import type { RewardArea } from '@atrium/api';
import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';
import type { RuleName } from './rule-names';

export interface DemoOffer {
  code: string;
  area: RewardArea;
  rule: RuleName;
  titles: Texts;
  /** HTML, with the places of `fillConditions`. */
  conditions: Texts;
  /** In units of the merchant's currency. */
  amounts: number[];
  goal?: number;
  /** Whether the goal is in units, too. */
  goalIsMoney?: boolean;
  /** Of a loss, in ten-thousandths. */
  share?: number;
  remarkRequired?: boolean;
  imageRequired?: boolean;
  linkedPromotionId?: string;
}

/** What every demo merchant offers. */
export const demoOffers: readonly DemoOffer[] = [
  {
    code: 'sign-in',
    area: 'signInTask',
    rule: 'sign-in-day',
    amounts: [1, 1, 2, 2, 3, 3, 8],
    titles: texts(
      '每日签到 | 每日簽到 | 每日簽到 | Daily sign-in | デイリーサインイン | 매일 출석 | Masuk harian | Inicio diario | Đăng nhập hằng ngày | தினசரி உள்நுழைவு | เข้าสู่ระบบทุกวัน',
    ),
    conditions: texts(`
      <p>每天领取一次，中断一天将从第一天重新开始。没有其他条件。</p>
      <p>每天領取一次，中斷一天將從第一天重新開始。沒有其他條件。</p>
      <p>每日領取一次，中斷一日會由第一日重新開始。沒有其他條件。</p>
      <p>Claim once a day. After a missed day the calendar begins again. There is no other condition.</p>
      <p>1日1回受け取れます。1日空くと初日に戻ります。ほかの条件はありません。</p>
      <p>하루에 한 번 받습니다. 하루를 놓치면 처음부터 시작합니다. 다른 조건은 없습니다.</p>
      <p>Klaim sekali sehari. Jika terlewat, kalender mulai lagi. Tidak ada syarat lain.</p>
      <p>Se reclama una vez al día. Si fallas un día, el calendario vuelve a empezar. No hay más condiciones.</p>
      <p>Nhận mỗi ngày một lần. Bỏ lỡ một ngày thì lịch bắt đầu lại. Không có điều kiện khác.</p>
      <p>நாளுக்கு ஒருமுறை பெறலாம். ஒரு நாள் தவறினால் முதலிலிருந்து தொடங்கும். வேறு நிபந்தனை இல்லை.</p>
      <p>รับได้วันละครั้ง หากขาดหนึ่งวันจะเริ่มนับใหม่ ไม่มีเงื่อนไขอื่น</p>
    `),
  },
  {
    code: 'newcomer-second-factor',
    area: 'newbieTask',
    rule: 'second-factor',
    amounts: [5],
    titles: texts(
      '开启两步验证 | 開啟兩步驟驗證 | 開啟兩步驗證 | Turn on two-step sign-in | 2段階認証を有効にする | 2단계 인증 켜기 | Aktifkan verifikasi dua langkah | Activa la verificación en dos pasos | Bật xác minh hai bước | இரு படி உள்நுழைவை இயக்கு | เปิดการยืนยันสองขั้นตอน',
    ),
    conditions: texts(`
      <p>在我的账户中添加一种验证方式，可领取一次。</p>
      <p>在我的帳號中新增一種驗證方式，可領取一次。</p>
      <p>在我的賬戶加入一種驗證方式，可領取一次。</p>
      <p>Add a second step in My account. Paid once.</p>
      <p>マイアカウントで認証方法を追加すると、1回受け取れます。</p>
      <p>내 계정에서 인증 방법을 추가하면 한 번 받습니다.</p>
      <p>Tambahkan langkah kedua di Akun saya. Dibayar satu kali.</p>
      <p>Añade un segundo paso en Mi cuenta. Se paga una vez.</p>
      <p>Thêm một bước xác minh trong Tài khoản của tôi. Trả một lần.</p>
      <p>என் கணக்கில் இரண்டாம் படியைச் சேருங்கள். ஒருமுறை வழங்கப்படும்.</p>
      <p>เพิ่มวิธียืนยันในบัญชีของฉัน รับได้หนึ่งครั้ง</p>
    `),
  },
  {
    code: 'newcomer-first-stake',
    area: 'newbieTask',
    rule: 'first-stake',
    amounts: [3],
    titles: texts(
      '首次游戏 | 首次遊戲 | 首次遊戲 | Play a first round | 初めてのラウンド | 첫 라운드 플레이 | Mainkan ronde pertama | Juega una primera ronda | Chơi vòng đầu tiên | முதல் சுற்றை விளையாடு | เล่นรอบแรก',
    ),
    conditions: texts(`
      <p>任意游戏投注一次后可领取一次。</p>
      <p>任意遊戲投注一次後可領取一次。</p>
      <p>任何遊戲投注一次後可領取一次。</p>
      <p>Place one bet in any game. Paid once.</p>
      <p>いずれかのゲームで1回ベットすると、1回受け取れます。</p>
      <p>아무 게임에서 한 번 베팅하면 한 번 받습니다.</p>
      <p>Pasang satu taruhan di permainan mana pun. Dibayar satu kali.</p>
      <p>Haz una apuesta en cualquier juego. Se paga una vez.</p>
      <p>Đặt một cược ở bất kỳ trò nào. Trả một lần.</p>
      <p>எந்த விளையாட்டிலும் ஒரு பந்தயம் வையுங்கள். ஒருமுறை வழங்கப்படும்.</p>
      <p>วางเดิมพันหนึ่งครั้งในเกมใดก็ได้ รับได้หนึ่งครั้ง</p>
    `),
  },
  {
    code: 'rescue',
    area: 'rescueTask',
    rule: 'loss-of-yesterday',
    amounts: [50],
    goal: 100,
    goalIsMoney: true,
    share: 500,
    titles: texts(
      '昨日返还 | 昨日返還 | 昨日回贈 | Share of yesterday’s loss | 前日損失の一部還元 | 어제 손실 일부 환급 | Pengembalian sebagian kemarin | Parte de la pérdida de ayer | Hoàn một phần lỗ hôm qua | நேற்றைய இழப்பில் ஒரு பங்கு | คืนส่วนหนึ่งของยอดเสียเมื่อวาน',
    ),
    conditions: texts(`
      <p>昨日净亏达到 {goal} 时，返还 {share}，最多 {amount}，可在今日领取一次。</p>
      <p>昨日淨虧達到 {goal} 時，返還 {share}，最多 {amount}，可在今日領取一次。</p>
      <p>昨日淨虧達到 {goal} 時，回贈 {share}，最多 {amount}，可於今日領取一次。</p>
      <p>When yesterday’s net loss reaches {goal}, {share} of it is returned, at most {amount}. Claim it once, today.</p>
      <p>前日の純損失が{goal}に達すると、{share}が最大{amount}まで還元されます。当日1回受け取れます。</p>
      <p>어제의 순손실이 {goal}에 이르면 {share}를 최대 {amount}까지 돌려드립니다. 오늘 한 번 받을 수 있습니다.</p>
      <p>Bila rugi bersih kemarin mencapai {goal}, {share} dikembalikan, paling banyak {amount}. Klaim sekali hari ini.</p>
      <p>Si la pérdida neta de ayer llega a {goal}, se devuelve el {share}, como máximo {amount}. Se reclama una vez, hoy.</p>
      <p>Khi lỗ ròng hôm qua đạt {goal}, hoàn {share}, tối đa {amount}. Nhận một lần trong hôm nay.</p>
      <p>நேற்றைய நிகர இழப்பு {goal} எட்டினால் {share} திரும்பும், அதிகபட்சம் {amount}. இன்று ஒருமுறை பெறலாம்.</p>
      <p>เมื่อยอดเสียสุทธิเมื่อวานถึง {goal} คืน {share} สูงสุด {amount} รับได้หนึ่งครั้งในวันนี้</p>
    `),
  },
  {
    code: 'bank-fee',
    area: 'promoList',
    rule: 'application',
    amounts: [10],
    remarkRequired: true,
    titles: texts(
      '银行手续费补贴 | 銀行手續費補貼 | 銀行手續費補貼 | Bank fee refund | 銀行手数料の補助 | 은행 수수료 환급 | Penggantian biaya bank | Reembolso de comisión bancaria | Hoàn phí ngân hàng | வங்கிக் கட்டணம் திரும்பப் பெறல் | คืนค่าธรรมเนียมธนาคาร',
    ),
    conditions: texts(`
      <p>请在备注中写明转账日期。审核通过后支付一次。</p>
      <p>請在備註中寫明轉帳日期。審核通過後支付一次。</p>
      <p>請在備註寫明轉賬日期。審核通過後支付一次。</p>
      <p>Write the date of the transfer as a remark. Paid once, after a check.</p>
      <p>備考に振込日を記入してください。確認後に1回お支払いします。</p>
      <p>비고에 이체 날짜를 적어 주세요. 확인 후 한 번 지급합니다.</p>
      <p>Tulis tanggal transfer pada catatan. Dibayar satu kali setelah diperiksa.</p>
      <p>Escribe la fecha de la transferencia. Se paga una vez, tras revisarla.</p>
      <p>Ghi ngày chuyển khoản. Trả một lần sau khi kiểm tra.</p>
      <p>பரிமாற்றத் தேதியைக் குறிப்பில் எழுதுங்கள். சரிபார்த்தபின் ஒருமுறை வழங்கப்படும்.</p>
      <p>ระบุวันที่โอนในหมายเหตุ จ่ายหนึ่งครั้งหลังตรวจสอบ</p>
    `),
  },
  {
    code: 'birthday',
    area: 'promoList',
    rule: 'application',
    amounts: [18],
    imageRequired: true,
    linkedPromotionId: 'birthday-2026',
    titles: texts(
      '生日礼金 | 生日禮金 | 生日禮金 | Birthday gift | 誕生日ギフト | 생일 선물 | Hadiah ulang tahun | Regalo de cumpleaños | Quà sinh nhật | பிறந்தநாள் பரிசு | ของขวัญวันเกิด',
    ),
    conditions: texts(`
      <p>请上传显示出生日期的证件照片。审核通过后支付一次。</p>
      <p>請上傳顯示出生日期的證件照片。審核通過後支付一次。</p>
      <p>請上載顯示出生日期的證件相片。審核通過後支付一次。</p>
      <p>Add a picture of a document that shows your date of birth. Paid once, after a check.</p>
      <p>生年月日のわかる書類の画像を添えてください。確認後に1回お支払いします。</p>
      <p>생년월일이 보이는 서류 사진을 첨부하세요. 확인 후 한 번 지급합니다.</p>
      <p>Tambahkan gambar dokumen yang memuat tanggal lahir. Dibayar satu kali setelah diperiksa.</p>
      <p>Añade una imagen de un documento con tu fecha de nacimiento. Se paga una vez, tras revisarla.</p>
      <p>Thêm ảnh giấy tờ có ngày sinh. Trả một lần sau khi kiểm tra.</p>
      <p>பிறந்த தேதியைக் காட்டும் ஆவணப் படத்தைச் சேருங்கள். சரிபார்த்தபின் ஒருமுறை வழங்கப்படும்.</p>
      <p>แนบรูปเอกสารที่แสดงวันเกิด จ่ายหนึ่งครั้งหลังตรวจสอบ</p>
    `),
  },
  {
    code: 'mission-rounds',
    area: 'mission',
    rule: 'rounds-of-day',
    amounts: [2],
    goal: 20,
    titles: texts(
      '今日玩 20 局 | 今日玩 20 局 | 今日玩 20 局 | 20 rounds today | 本日20ラウンド | 오늘 20라운드 | 20 ronde hari ini | 20 rondas hoy | 20 vòng hôm nay | இன்று 20 சுற்றுகள் | 20 รอบวันนี้',
    ),
    conditions: texts(`
      <p>按今日已结算的局数计算，任意游戏。每天可领取一次。</p>
      <p>按今日已結算的局數計算，任意遊戲。每天可領取一次。</p>
      <p>按今日已結算的局數計算，任何遊戲。每日可領取一次。</p>
      <p>Rounds of any game count on the day they are played. Paid once a day.</p>
      <p>すべてのゲームの当日のラウンドが対象です。1日1回受け取れます。</p>
      <p>모든 게임의 당일 라운드가 포함됩니다. 하루 한 번 지급합니다.</p>
      <p>Ronde permainan apa pun dihitung pada harinya. Dibayar sekali sehari.</p>
      <p>Cuentan las rondas de cualquier juego del día. Se paga una vez al día.</p>
      <p>Tính vòng của mọi trò trong ngày. Trả mỗi ngày một lần.</p>
      <p>எந்த விளையாட்டின் அன்றைய சுற்றுகளும் கணக்கில் வரும். நாளுக்கு ஒருமுறை.</p>
      <p>นับรอบของทุกเกมในวันนั้น จ่ายวันละครั้ง</p>
    `),
  },
  {
    code: 'mission-stakes',
    area: 'mission',
    rule: 'stakes-of-week',
    amounts: [20],
    goal: 500,
    goalIsMoney: true,
    titles: texts(
      '本周投注额 | 本週投注額 | 本週投注額 | Stakes of this week | 今週のベット額 | 이번 주 베팅액 | Taruhan minggu ini | Apuestas de esta semana | Tiền cược tuần này | இந்த வாரப் பந்தயங்கள் | ยอดเดิมพันสัปดาห์นี้',
    ),
    conditions: texts(`
      <p>本周（周一起）未退还的投注达到 {goal} 即可领取，每周一次。</p>
      <p>本週（週一起）未退還的投注達到 {goal} 即可領取，每週一次。</p>
      <p>本週（週一起）未退還的投注達到 {goal} 即可領取，每週一次。</p>
      <p>Place stakes of {goal} since Monday. Returned stakes do not count. Paid once a week.</p>
      <p>月曜日からのベットが合計{goal}に達すると、週1回受け取れます。返還されたベットは対象外です。</p>
      <p>월요일부터의 베팅이 {goal}에 이르면 주 1회 지급합니다. 반환된 베팅은 제외됩니다.</p>
      <p>Taruhan sejak Senin mencapai {goal}. Taruhan yang dikembalikan tidak dihitung. Dibayar sekali seminggu.</p>
      <p>Apuestas por {goal} desde el lunes. Las devueltas no cuentan. Se paga una vez por semana.</p>
      <p>Tiền cược từ thứ Hai đạt {goal}, không tính cược bị hoàn. Trả mỗi tuần một lần.</p>
      <p>திங்கள் முதல் பந்தயங்கள் {goal} எட்ட வேண்டும். திருப்பித் தரப்பட்டவை கணக்கில் வராது. வாரத்துக்கு ஒருமுறை.</p>
      <p>ยอดเดิมพันตั้งแต่วันจันทร์ถึง {goal} ไม่นับเดิมพันที่ได้คืน จ่ายสัปดาห์ละครั้ง</p>
    `),
  },
];
