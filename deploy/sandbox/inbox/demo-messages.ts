import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';

export interface DemoMessage {
  code: string;
  titles: Texts;
  /** HTML. */
  contents: Texts;
}

/** What the demo accounts find among their messages at first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    code: 'message-welcome',
    titles: texts(`
      欢迎
      歡迎
      歡迎
      Welcome
      ようこそ
      환영합니다
      Selamat datang
      Te damos la bienvenida
      Chào mừng bạn
      நல்வரவு
      ยินดีต้อนรับ
    `),
    contents: texts(`
      <p>您的演示账号已可使用。余额为虚拟金额。</p>
      <p>您的示範帳號已可使用。餘額為虛擬金額。</p>
      <p>您的示範賬戶已可使用。結餘為虛擬金額。</p>
      <p>Your demo account is ready. Its balance is play money.</p>
      <p>デモアカウントの準備ができました。残高は架空のお金です。</p>
      <p>데모 계정이 준비되었습니다. 잔액은 가상 금액입니다.</p>
      <p>Akun demo Anda siap. Saldonya bukan uang sungguhan.</p>
      <p>Tu cuenta de demostración está lista. El saldo es dinero ficticio.</p>
      <p>Tài khoản demo của bạn đã sẵn sàng. Số dư là tiền giả lập.</p>
      <p>உங்கள் மாதிரிக் கணக்கு தயார். இதன் இருப்பு உண்மையான பணம் அல்ல.</p>
      <p>บัญชีสาธิตพร้อมใช้แล้ว ยอดเงินเป็นเงินสมมติ</p>
    `),
  },
  {
    code: 'message-protect',
    titles: texts(`
      请开启两步验证
      請開啟兩步驟驗證
      請開啟兩步驗證
      Turn on two-step sign-in
      2段階認証を有効にしてください
      2단계 인증을 켜세요
      Aktifkan verifikasi dua langkah
      Activa la verificación en dos pasos
      Hãy bật xác minh hai bước
      இரு படி உள்நுழைவை இயக்குங்கள்
      เปิดใช้การยืนยันสองขั้นตอน
    `),
    contents: texts(`
      <p>请前往<strong>我的账户</strong>，添加一种验证方式。</p>
      <p>請前往<strong>我的帳號</strong>，新增一種驗證方式。</p>
      <p>請前往<strong>我的賬戶</strong>，加入一種驗證方式。</p>
      <p>Open <strong>My account</strong> and add a second step. A password alone can be guessed or stolen.</p>
      <p><strong>マイアカウント</strong>で認証方法を追加してください。</p>
      <p><strong>내 계정</strong>에서 인증 방법을 추가하세요.</p>
      <p>Buka <strong>Akun saya</strong>, lalu tambahkan langkah kedua.</p>
      <p>Abre <strong>Mi cuenta</strong> y añade un segundo paso.</p>
      <p>Mở <strong>Tài khoản của tôi</strong> và thêm một bước xác minh.</p>
      <p><strong>என் கணக்கு</strong> பக்கத்தில் இரண்டாம் படியைச் சேருங்கள்.</p>
      <p>เปิด<strong>บัญชีของฉัน</strong> แล้วเพิ่มวิธียืนยัน</p>
    `),
  },
  {
    code: 'message-draws',
    titles: texts(`
      每次开奖都可自行验证
      每次開獎都可自行驗證
      每次開獎都可自行驗證
      You can check every draw
      すべての抽選を検証できます
      모든 추첨을 확인할 수 있습니다
      Setiap undian bisa diperiksa
      Puedes comprobar cada sorteo
      Bạn có thể kiểm tra mọi kỳ quay
      ஒவ்வொரு குலுக்கலையும் சரிபார்க்கலாம்
      ตรวจสอบการออกรางวัลได้ทุกครั้ง
    `),
    contents: texts(`
      <p>走势页显示每期的承诺值和种子。</p>
      <p>走勢頁顯示每期的承諾值和種子。</p>
      <p>走勢頁顯示每期的承諾值和種子。</p>
      <p>The trend page shows the commitment and the seed of every draw.</p>
      <p>トレンドページに各回のコミットメントとシードがあります。</p>
      <p>추세 페이지에 회차별 커밋 값과 시드가 있습니다.</p>
      <p>Halaman tren menampilkan komitmen dan benih setiap undian.</p>
      <p>La página de tendencias muestra el compromiso y la semilla.</p>
      <p>Trang xu hướng hiển thị cam kết và hạt giống của mỗi kỳ.</p>
      <p>போக்குப் பக்கம் உறுதிமொழியையும் விதையையும் காட்டும்.</p>
      <p>หน้าแนวโน้มแสดงค่าผูกมัดและค่าเริ่มต้นของทุกงวด</p>
    `),
  },
];
