import type { LegalPage } from '@atrium/api';
import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';

/** The legal pages of every merchant at first, as HTML with `{name}` for the merchant. */
export const demoLegal: Readonly<Record<LegalPage, Texts>> = {
  terms: texts(`
    <h2>服务条款</h2><p>{name} 为演示网站，使用虚拟货币。开户须年满法定年龄，每人限一个账户。</p><ul><li>每笔投注只受理一次，结果不变。</li><li>优惠以活动页面的规则为准。</li><li>违反条款的账户可被关闭。</li></ul>
    <h2>服務條款</h2><p>{name} 為示範網站，使用虛擬貨幣。開戶須年滿法定年齡，每人限一個帳戶。</p><ul><li>每筆投注只受理一次，結果不變。</li><li>優惠以活動頁面的規則為準。</li><li>違反條款的帳戶可被關閉。</li></ul>
    <h2>服務條款</h2><p>{name} 為示範網站，使用虛擬貨幣。開戶須年滿法定年齡，每人限一個賬戶。</p><ul><li>每筆投注只受理一次，結果不變。</li><li>優惠以活動頁面的規則為準。</li><li>違反條款的賬戶可被關閉。</li></ul>
    <h2>Terms</h2><p>{name} is a demonstration with play money. You must be of age to open an account, and each person has one account.</p><ul><li>A bet is placed once, and its result is final.</li><li>Bonuses follow the rules on their page.</li><li>Accounts that break these terms can be closed.</li></ul>
    <h2>利用規約</h2><p>{name} は仮想通貨を使うデモサイトです。口座の開設は法定年齢に達した方に限り、お一人様一口座です。</p><ul><li>ベットの受付は一度だけで、結果は変わりません。</li><li>ボーナスには各ページの規則が適用されます。</li><li>規約に反する口座は閉鎖されることがあります。</li></ul>
    <h2>이용약관</h2><p>{name}은(는) 가상 화폐를 사용하는 데모 사이트입니다. 법정 연령 이상만 계정을 만들 수 있으며 한 사람당 한 계정입니다.</p><ul><li>베팅은 한 번만 접수되며 결과는 바뀌지 않습니다.</li><li>보너스에는 해당 페이지의 규칙이 적용됩니다.</li><li>약관을 어긴 계정은 해지될 수 있습니다.</li></ul>
    <h2>Ketentuan</h2><p>{name} adalah situs demo dengan uang mainan. Anda harus cukup umur untuk membuka akun, dan setiap orang memiliki satu akun.</p><ul><li>Taruhan diterima satu kali dan hasilnya tetap.</li><li>Bonus mengikuti aturan di halamannya.</li><li>Akun yang melanggar ketentuan ini dapat ditutup.</li></ul>
    <h2>Términos</h2><p>{name} es una demostración con dinero ficticio. Debes ser mayor de edad para abrir una cuenta, y cada persona tiene una sola cuenta.</p><ul><li>Una apuesta se acepta una vez y su resultado es definitivo.</li><li>Los bonos siguen las reglas de su página.</li><li>Las cuentas que incumplan estos términos pueden cerrarse.</li></ul>
    <h2>Điều khoản</h2><p>{name} là trang demo dùng tiền ảo. Bạn phải đủ tuổi để mở tài khoản và mỗi người có một tài khoản.</p><ul><li>Mỗi lệnh cược chỉ được nhận một lần và kết quả không thay đổi.</li><li>Khuyến mãi theo quy tắc trên trang của nó.</li><li>Tài khoản vi phạm điều khoản có thể bị đóng.</li></ul>
    <h2>விதிமுறைகள்</h2><p>{name} விளையாட்டுப் பணத்தைப் பயன்படுத்தும் ஒரு மாதிரித் தளம். கணக்கு தொடங்க சட்டப்பூர்வ வயது நிறைந்திருக்க வேண்டும்; ஒருவருக்கு ஒரு கணக்கு மட்டுமே.</p><ul><li>ஒரு பந்தயம் ஒரு முறை மட்டுமே ஏற்கப்படும்; அதன் முடிவு மாறாது.</li><li>போனஸ்கள் அவற்றின் பக்கத்தில் உள்ள விதிகளைப் பின்பற்றும்.</li><li>இவ்விதிமுறைகளை மீறும் கணக்குகள் மூடப்படலாம்.</li></ul>
    <h2>ข้อกำหนด</h2><p>{name} เป็นเว็บสาธิตที่ใช้เงินสมมติ ผู้เปิดบัญชีต้องบรรลุนิติภาวะ และหนึ่งคนมีได้หนึ่งบัญชี</p><ul><li>เดิมพันแต่ละครั้งรับเพียงครั้งเดียวและผลเป็นที่สิ้นสุด</li><li>โบนัสเป็นไปตามกติกาในหน้านั้น</li><li>บัญชีที่ผิดข้อกำหนดอาจถูกปิด</li></ul>
  `),
  privacy: texts(`
    <h2>隐私</h2><p>{name} 保存您的账户、登录记录和投注记录。您可在会员中心的安全页面申请获取数据或关闭账户。</p><p>未经您同意，不会向第三方提供任何信息。</p>
    <h2>隱私</h2><p>{name} 保存您的帳戶、登入紀錄和投注紀錄。您可在會員中心的安全頁面申請取得資料或關閉帳戶。</p><p>未經您同意，不會向第三方提供任何資訊。</p>
    <h2>私隱</h2><p>{name} 保存您的賬戶、登入記錄和投注記錄。您可在會員中心的安全頁面申請索取資料或關閉賬戶。</p><p>未經您同意，不會向第三方提供任何資料。</p>
    <h2>Privacy</h2><p>{name} stores your account, your sign-ins and your bets. The security page of the member centre lets you ask for your data, or for the end of your account.</p><p>Third parties receive nothing before you agree.</p>
    <h2>プライバシー</h2><p>{name} はお客様の口座、ログイン、ベットの記録を保存します。データの請求や口座の閉鎖は、会員センターのセキュリティページから申し込めます。</p><p>同意をいただくまで、第三者には何も提供しません。</p>
    <h2>개인정보</h2><p>{name}은(는) 계정, 로그인 기록, 베팅 기록을 저장합니다. 회원 센터의 보안 페이지에서 내 데이터나 계정 해지를 요청할 수 있습니다.</p><p>동의하기 전에는 제3자에게 어떤 정보도 제공하지 않습니다.</p>
    <h2>Privasi</h2><p>{name} menyimpan akun, riwayat masuk, dan taruhan Anda. Di halaman keamanan pusat anggota Anda dapat meminta data Anda atau penutupan akun.</p><p>Pihak ketiga tidak menerima apa pun sebelum Anda setuju.</p>
    <h2>Privacidad</h2><p>{name} guarda tu cuenta, tus inicios de sesión y tus apuestas. En la página de seguridad del centro de miembros puedes pedir tus datos o el cierre de tu cuenta.</p><p>Terceros no reciben nada antes de que lo aceptes.</p>
    <h2>Quyền riêng tư</h2><p>{name} lưu tài khoản, các lần đăng nhập và lệnh cược của bạn. Tại trang bảo mật của trung tâm thành viên, bạn có thể yêu cầu dữ liệu của mình hoặc đóng tài khoản.</p><p>Bên thứ ba không nhận được gì trước khi bạn đồng ý.</p>
    <h2>தனியுரிமை</h2><p>{name} உங்கள் கணக்கு, உள்நுழைவுகள், பந்தயங்கள் ஆகியவற்றைச் சேமிக்கிறது. உறுப்பினர் மையத்தின் பாதுகாப்புப் பக்கத்தில் உங்கள் தரவையோ கணக்கை மூடுவதையோ கோரலாம்.</p><p>நீங்கள் ஒப்புக்கொள்ளும் முன் மூன்றாம் தரப்பினருக்கு எதுவும் வழங்கப்படாது.</p>
    <h2>ความเป็นส่วนตัว</h2><p>{name} เก็บข้อมูลบัญชี การเข้าสู่ระบบ และการเดิมพันของคุณ คุณขอข้อมูลหรือขอปิดบัญชีได้ที่หน้าความปลอดภัยในศูนย์สมาชิก</p><p>บุคคลที่สามจะไม่ได้รับข้อมูลใดก่อนที่คุณยินยอม</p>
  `),
  licence: texts(`
    <h2>牌照</h2><p>{name} 不提供真钱游戏，无需牌照。持牌商户在此列明监管机构和牌照编号。</p>
    <h2>牌照</h2><p>{name} 不提供真錢遊戲，無需牌照。持牌商戶在此列明監管機構和牌照編號。</p>
    <h2>牌照</h2><p>{name} 不提供真錢遊戲，毋須牌照。持牌商戶在此列明監管機構和牌照編號。</p>
    <h2>Licence</h2><p>{name} offers no games for money and needs no licence. A merchant with a licence names its regulator and number here.</p>
    <h2>ライセンス</h2><p>{name} は実際のお金を賭けるゲームを提供しないため、ライセンスは不要です。ライセンスを持つ運営者は、ここに規制機関と番号を記載します。</p>
    <h2>라이선스</h2><p>{name}은(는) 실제 돈을 거는 게임을 제공하지 않으므로 라이선스가 필요하지 않습니다. 라이선스를 가진 운영자는 여기에 규제 기관과 번호를 적습니다.</p>
    <h2>Lisensi</h2><p>{name} tidak menawarkan permainan dengan uang sungguhan dan tidak memerlukan lisensi. Operator berlisensi mencantumkan regulator dan nomornya di sini.</p>
    <h2>Licencia</h2><p>{name} no ofrece juegos con dinero real y no necesita licencia. Un operador con licencia indica aquí su regulador y su número.</p>
    <h2>Giấy phép</h2><p>{name} không cung cấp trò chơi bằng tiền thật nên không cần giấy phép. Nhà vận hành có giấy phép ghi cơ quan quản lý và số giấy phép tại đây.</p>
    <h2>உரிமம்</h2><p>{name} உண்மையான பணத்திற்கான விளையாட்டுகளை வழங்குவதில்லை; எனவே உரிமம் தேவையில்லை. உரிமம் உள்ள நிறுவனம் தன் ஒழுங்குமுறை அமைப்பையும் எண்ணையும் இங்கே குறிப்பிடும்.</p>
    <h2>ใบอนุญาต</h2><p>{name} ไม่ให้บริการเกมด้วยเงินจริงจึงไม่ต้องมีใบอนุญาต ผู้ให้บริการที่มีใบอนุญาตจะแสดงหน่วยงานกำกับและเลขที่ไว้ที่นี่</p>
  `),
};
