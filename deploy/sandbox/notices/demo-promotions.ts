import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';

export interface DemoPromotion {
  code: string;
  /** Merchants that have what it promises. */
  merchants: readonly string[];
  titles: Texts;
  /** HTML. */
  contents: Texts;
  /** Default: none. */
  promotionType?: string;
  redirect: string;
  picture: string;
}

/** What the demo merchants really offer. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    code: 'points',
    merchants: ['lotus', 'kestrel'],
    redirect: 'POINT_MARKET',
    picture: 'scene:harvest',
    titles: texts(`
      每次投注都得积分
      每次投注都得積分
      每次投注都得積分
      Points for every bet
      ベットのたびにポイント
      베팅할 때마다 포인트
      Poin untuk setiap taruhan
      Puntos por cada apuesta
      Tích điểm mỗi lần cược
      ஒவ்வொரு பந்தயத்திற்கும் புள்ளிகள்
      รับคะแนนทุกการเดิมพัน
    `),
    contents: texts(`
      <p>用积分在商城兑换礼品，或换成余额。</p>
      <p>用積分在商城兌換禮品，或換成餘額。</p>
      <p>用積分在商城兌換禮品，或換成餘額。</p>
      <p>Spend points on rewards in the mall, or turn them into <strong>balance</strong>.</p>
      <p>ポイントはモールの景品や残高に交換できます。</p>
      <p>포인트로 몰에서 상품을 받거나 잔액으로 바꾸세요.</p>
      <p>Tukar poin dengan hadiah di mal, atau jadikan saldo.</p>
      <p>Cambia tus puntos por premios o por saldo.</p>
      <p>Đổi điểm lấy quà trong trung tâm, hoặc thành số dư.</p>
      <p>புள்ளிகளைப் பரிசுகளாகவோ இருப்பாகவோ மாற்றுங்கள்.</p>
      <p>ใช้คะแนนแลกของรางวัล หรือเปลี่ยนเป็นยอดเงิน</p>
    `),
  },
  {
    code: 'demos',
    merchants: ['aurora', 'lotus'],
    redirect: '',
    picture: 'scene:night',
    titles: texts(`
      免费试玩老虎机
      免費試玩老虎機
      免費試玩老虎機
      Try slots free
      スロットを無料で体験
      슬롯 무료 체험
      Coba slot gratis
      Prueba tragaperras gratis
      Chơi thử quay hũ miễn phí
      ஸ்லாட்களை இலவசமாக முயலுங்கள்
      ลองเล่นสล็อตฟรี
    `),
    contents: texts(`
      <p>试玩使用试玩币，余额不变。</p>
      <p>試玩使用試玩幣，餘額不變。</p>
      <p>試玩使用試玩幣，餘額不變。</p>
      <p>Demos use play credits. Your balance doesn't change.</p>
      <p>デモはプレイ用クレジットを使います。残高は変わりません。</p>
      <p>데모는 연습용 크레딧을 씁니다. 잔액은 그대로입니다.</p>
      <p>Demo memakai kredit latihan. Saldo Anda tidak berubah.</p>
      <p>Las demos usan créditos de prueba. Tu saldo no cambia.</p>
      <p>Bản chơi thử dùng điểm thử. Số dư không đổi.</p>
      <p>முயற்சி விளையாட்டில் உங்கள் இருப்பு மாறாது.</p>
      <p>โหมดทดลองใช้เครดิตทดลอง ยอดเงินของคุณไม่เปลี่ยน</p>
    `),
  },
  {
    code: 'draws',
    merchants: ['aurora', 'kestrel'],
    redirect: '',
    picture: 'scene:lanterns',
    titles: texts(`
      每次开奖都可自行验证
      每次開獎都可自行驗證
      每次開獎都可自行驗證
      Check any draw yourself
      すべての抽選を自分で検証
      모든 추첨을 직접 확인
      Periksa sendiri setiap undian
      Comprueba cualquier sorteo
      Tự kiểm tra mọi kỳ quay
      எந்தக் குலுக்கலையும் சரிபாருங்கள்
      ตรวจสอบทุกการออกรางวัลได้เอง
    `),
    contents: texts(`
      <p>开奖前先公布承诺值，开奖后公布种子。</p>
      <p>開獎前先公布承諾值，開獎後公布種子。</p>
      <p>開獎前先公布承諾值，開獎後公布種子。</p>
      <p>Each draw has a commitment before it, and shows its seed after it.</p>
      <p>抽選前にコミットメントを、抽選後にシードを公開します。</p>
      <p>추첨 전에 커밋 값을, 추첨 뒤에 시드를 공개합니다.</p>
      <p>Komitmen terbit sebelum undian, benih setelahnya.</p>
      <p>El compromiso se publica antes del sorteo y la semilla después.</p>
      <p>Cam kết được công bố trước kỳ quay, hạt giống sau kỳ quay.</p>
      <p>குலுக்கலுக்கு முன் உறுதிமொழி, பின் விதை வெளியாகும்.</p>
      <p>เผยค่าผูกมัดก่อนออกรางวัล และเผยค่าเริ่มต้นหลังออกรางวัล</p>
    `),
  },
  {
    code: 'deposit',
    merchants: ['aurora', 'lotus', 'kestrel'],
    promotionType: 'DEPOSIT',
    redirect: '',
    picture: 'scene:harbour',
    titles: texts(`
      多种方式存款
      多種方式存款
      多種方式存款
      Deposit in several ways
      選べる入金方法
      다양한 입금 방법
      Banyak cara deposit
      Deposita de varias formas
      Nhiều cách nạp tiền
      பல வழிகளில் பணம் செலுத்துங்கள்
      ฝากเงินได้หลายช่องทาง
    `),
    contents: texts(`
      <p>选择方式，余额会在付款确认后更新。</p>
      <p>選擇方式，餘額會在付款確認後更新。</p>
      <p>選擇方式，餘額會在付款確認後更新。</p>
      <p>Choose a method. Your balance changes as soon as the payment is confirmed.</p>
      <p>方法を選ぶだけ。入金が確認され次第、残高に反映されます。</p>
      <p>방법을 선택하세요. 결제가 확인되면 잔액에 바로 반영됩니다.</p>
      <p>Pilih caranya. Saldo berubah setelah pembayaran dikonfirmasi.</p>
      <p>Elige una forma. Tu saldo cambia en cuanto se confirma el pago.</p>
      <p>Chọn một cách. Số dư thay đổi ngay khi thanh toán được xác nhận.</p>
      <p>ஒரு முறையைத் தேர்ந்தெடுங்கள். பணம் உறுதியானதும் இருப்பு மாறும்.</p>
      <p>เลือกวิธีที่สะดวก ยอดเงินจะเปลี่ยนเมื่อยืนยันการชำระเงินแล้ว</p>
    `),
  },
  {
    code: 'app',
    merchants: ['aurora', 'lotus', 'kestrel'],
    redirect: 'APP_DOWNLOAD',
    picture: 'scene:neon',
    titles: texts(`
      安装应用
      安裝應用程式
      安裝應用程式
      Install the app
      アプリをインストール
      앱 설치하기
      Pasang aplikasi
      Instala la aplicación
      Cài ứng dụng
      செயலியை நிறுவுங்கள்
      ติดตั้งแอป
    `),
    contents: texts(`
      <p>用手机扫描代码即可安装。</p>
      <p>用手機掃描條碼即可安裝。</p>
      <p>用手機掃描條碼即可安裝。</p>
      <p>Scan the code with your phone to install it.</p>
      <p>スマートフォンでコードを読み取るとインストールできます。</p>
      <p>휴대폰으로 코드를 스캔하면 설치할 수 있습니다.</p>
      <p>Pindai kodenya dengan ponsel untuk memasang.</p>
      <p>Escanea el código con el móvil para instalarla.</p>
      <p>Quét mã bằng điện thoại để cài đặt.</p>
      <p>நிறுவ, உங்கள் கைபேசியில் குறியீட்டை ஸ்கேன் செய்யுங்கள்.</p>
      <p>สแกนโค้ดด้วยโทรศัพท์เพื่อติดตั้ง</p>
    `),
  },
];
