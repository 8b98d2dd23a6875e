import type { SomeTexts } from '../merchants/some-texts';
import type { HelpTopic } from './help-topic';
import { texts } from '../merchants/texts';

const frequent = texts(`
  常见问题
  常見問題
  常見問題
  Frequent questions
  よくある質問
  자주 묻는 질문
  Pertanyaan umum
  Preguntas frecuentes
  Câu hỏi thường gặp
  அடிக்கடி கேட்கப்படும் கேள்விகள்
  คำถามที่พบบ่อย
`);

const signIn = texts(`
  我无法登录
  我無法登入
  我無法登入
  I cannot sign in
  ログインできません
  로그인할 수 없어요
  Saya tidak bisa masuk
  No puedo iniciar sesión
  Tôi không đăng nhập được
  என்னால் உள்நுழைய முடியவில்லை
  เข้าสู่ระบบไม่ได้
`);

const signInAnswer = texts(`
  <p>请检查用户名和密码，密码区分大小写。多次失败后需要输入图片中的字符，再次尝试前也需稍等片刻。忘记密码时，请点击表单下方的“忘记密码”。</p>
  <p>請檢查使用者名稱和密碼，密碼區分大小寫。多次失敗後需要輸入圖片中的字元，再次嘗試前也需稍候片刻。忘記密碼時，請點選表單下方的「忘記密碼」。</p>
  <p>請檢查用戶名稱和密碼，密碼區分大小寫。多次失敗後需要輸入圖片中的字元，再次嘗試前也需稍候片刻。忘記密碼時，請按表單下方的「忘記密碼」。</p>
  <p>Check your username and password, including capital letters. After several failed attempts you must enter the characters in a picture and wait a little between attempts. If you have forgotten your password, choose “Forgot your password?” below the form.</p>
  <p>ユーザー名とパスワードをご確認ください。大文字と小文字は区別されます。何度か失敗すると画像の文字の入力が必要になり、次の試行まで少しお待ちいただきます。パスワードをお忘れの場合は、フォーム下の「パスワードをお忘れですか」を選んでください。</p>
  <p>아이디와 비밀번호를 확인해 주세요. 대소문자를 구분합니다. 여러 번 실패하면 그림 속 문자를 입력해야 하며, 다시 시도하기까지 잠시 기다려야 합니다. 비밀번호를 잊으셨다면 입력란 아래의 “비밀번호를 잊으셨나요?”를 선택해 주세요.</p>
  <p>Periksa nama pengguna dan kata sandi Anda; huruf besar dan kecil dibedakan. Setelah beberapa kali gagal, Anda diminta memasukkan karakter pada gambar, dan percobaan berikutnya harus menunggu sebentar. Jika lupa kata sandi, pilih “Lupa kata sandi?” di bawah formulir.</p>
  <p>Comprueba tu usuario y tu contraseña; se distinguen mayúsculas y minúsculas. Tras varios intentos fallidos se te piden los caracteres de una imagen y hay que esperar un poco para volver a intentarlo. Si has olvidado tu contraseña, elige «¿Olvidaste tu contraseña?» debajo del formulario.</p>
  <p>Hãy kiểm tra tên đăng nhập và mật khẩu, có phân biệt chữ hoa chữ thường. Sau vài lần sai, bạn cần nhập ký tự trong hình và chờ một chút trước lần thử tiếp theo. Nếu quên mật khẩu, hãy chọn “Quên mật khẩu?” bên dưới biểu mẫu.</p>
  <p>உங்கள் பயனர்பெயரையும் கடவுச்சொல்லையும் சரிபார்க்கவும்; பெரிய, சிறிய எழுத்துகள் வேறுபடும். பலமுறை தோல்வியடைந்தால் படத்தில் உள்ள எழுத்துகள் கேட்கப்படும்; அடுத்த முயற்சிக்குச் சற்றுக் காத்திருக்க வேண்டும். கடவுச்சொல் மறந்திருந்தால், படிவத்தின் கீழ் “கடவுச்சொல் மறந்துவிட்டதா?” என்பதைத் தேர்ந்தெடுக்கவும்.</p>
  <p>โปรดตรวจสอบชื่อผู้ใช้และรหัสผ่าน ตัวพิมพ์เล็กใหญ่มีผล หากผิดหลายครั้งจะต้องกรอกอักขระในภาพ และต้องรอสักครู่ก่อนลองใหม่ หากลืมรหัสผ่าน ให้เลือก “ลืมรหัสผ่าน” ใต้แบบฟอร์ม</p>
`);

const demo = texts(`
  没有账号可以试玩吗？
  沒有帳號可以試玩嗎？
  沒有賬戶可以試玩嗎？
  Can I try a game without an account?
  アカウントなしで試せますか？
  계정 없이 게임을 체험할 수 있나요?
  Bisakah mencoba game tanpa akun?
  ¿Puedo probar un juego sin cuenta?
  Tôi có thể chơi thử khi chưa có tài khoản không?
  கணக்கு இல்லாமல் விளையாட்டை முயலலாமா?
  ลองเล่นโดยไม่มีบัญชีได้ไหม
`);

const demoAnswer = texts(`
  <p>显示“免费试玩”的游戏可用试玩金游玩，不会产生输赢，也不影响您的余额。</p>
  <p>顯示「免費試玩」的遊戲可用試玩金遊玩，不會產生輸贏，也不影響您的餘額。</p>
  <p>顯示「免費試玩」的遊戲可用試玩金遊玩，不會產生輸贏，也不影響您的餘額。</p>
  <p>“Try free” starts a game with play credits. You cannot win or lose money, and your balance does not change.</p>
  <p>「無料体験」と表示されたゲームは、練習用クレジットで遊べます。勝ち負けは発生せず、残高にも影響しません。</p>
  <p>“무료 체험”이 있는 게임은 체험용 크레딧으로 즐깁니다. 따거나 잃는 돈이 없으며 잔액은 그대로입니다.</p>
  <p>Jika game menawarkan “Coba gratis”, Anda bermain dengan kredit percobaan. Tidak ada yang dimenangkan atau hilang, dan saldo Anda tidak tersentuh.</p>
  <p>Donde un juego ofrece «Probar gratis» juegas con créditos de prueba. No se gana ni se pierde nada, y tu saldo no se toca.</p>
  <p>Trò chơi có nút “Chơi thử” dùng điểm chơi thử. Không thắng thua thật và số dư của bạn không thay đổi.</p>
  <p>“இலவசமாக முயல்” உள்ள விளையாட்டுகளைச் சோதனை வரவுகளால் விளையாடலாம். எதுவும் வெல்லவோ இழக்கவோ படாது; உங்கள் இருப்பு தொடப்படாது.</p>
  <p>เกมที่มีปุ่ม “ทดลองเล่น” ใช้เครดิตสำหรับทดลอง ไม่มีการได้เสียจริง และไม่กระทบยอดเงินของคุณ</p>
`);

const game = texts(`
  游戏打不开或停住了
  遊戲打不開或停住了
  遊戲打不開或停住了
  A game does not open or has stopped
  ゲームが開かない、または止まりました
  게임이 열리지 않거나 멈췄어요
  Game tidak terbuka atau berhenti
  Un juego no se abre o se ha parado
  Trò chơi không mở hoặc bị dừng
  விளையாட்டு திறக்கவில்லை அல்லது நின்றுவிட்டது
  เกมไม่เปิดหรือหยุดค้าง
`);

const gameAnswer = texts(`
  <p>请使用游戏上方的“重新加载游戏”。已下注的一局绝不会重复下注，结果会保留，游戏恢复后即会显示。</p>
  <p>請使用遊戲上方的「重新載入遊戲」。已下注的一局絕不會重複下注，結果會保留，遊戲恢復後即會顯示。</p>
  <p>請使用遊戲上方的「重新載入遊戲」。已下注的一局絕不會重複下注，結果會保留，遊戲恢復後即會顯示。</p>
  <p>Use “Reload the game” above it. A bet is never placed twice: its result is saved and shown when the game is back.</p>
  <p>ゲーム上部の「ゲームを再読み込み」をお使いください。受け付けたスピンが二重に行われることはありません。結果は保存され、ゲームが戻ると表示されます。</p>
  <p>게임 위의 “게임 다시 불러오기”를 이용해 주세요. 이미 진행된 스핀이 두 번 처리되는 일은 없습니다. 결과는 보관되며 게임이 복구되면 표시됩니다.</p>
  <p>Gunakan “Muat ulang game” di atasnya. Putaran yang sudah dipasang tidak pernah dipasang dua kali: hasilnya disimpan dan ditampilkan saat game kembali.</p>
  <p>Usa «Recargar el juego», encima de él. Un giro ya realizado nunca se repite: su resultado se guarda y se muestra cuando vuelve el juego.</p>
  <p>Hãy dùng “Tải lại trò chơi” ở phía trên. Lượt quay đã đặt không bao giờ bị đặt hai lần: kết quả được lưu và hiển thị khi trò chơi trở lại.</p>
  <p>அதற்கு மேலே உள்ள “விளையாட்டை மீண்டும் ஏற்று” என்பதைப் பயன்படுத்தவும். ஏற்கெனவே வைத்த சுழற்சி இரண்டு முறை வைக்கப்படாது: அதன் முடிவு காக்கப்பட்டு, விளையாட்டு திரும்பியதும் காட்டப்படும்.</p>
  <p>ใช้ปุ่ม “โหลดเกมใหม่” ด้านบนเกม การหมุนที่ส่งไปแล้วจะไม่ถูกส่งซ้ำ ผลจะถูกเก็บไว้และแสดงเมื่อเกมกลับมา</p>
`);

const contact = texts(`
  如何联系客服？
  如何聯絡客服？
  如何聯絡客服？
  How do I reach customer service?
  カスタマーサービスへの連絡方法は？
  고객센터에는 어떻게 문의하나요?
  Bagaimana cara menghubungi layanan pelanggan?
  ¿Cómo contacto con atención al cliente?
  Liên hệ chăm sóc khách hàng thế nào?
  வாடிக்கையாளர் சேவையை எப்படித் தொடர்புகொள்வது?
  ติดต่อฝ่ายบริการลูกค้าอย่างไร
`);

const contactAnswer = texts(`
  <p>请准备好您的用户名；如提示中有请求编号，也请一并提供。切勿把密码告诉任何人，我们的工作人员不会向您索取密码。</p>
  <p>請準備好您的使用者名稱；若提示中有請求編號，也請一併提供。切勿把密碼告訴任何人，我們的人員不會向您索取密碼。</p>
  <p>請準備好您的用戶名稱；若提示中有請求編號，也請一併提供。切勿把密碼告訴任何人，我們的人員不會向您索取密碼。</p>
  <p>Have your username ready, and the request number if a message showed one. Never share your password: our staff will never ask for it.</p>
  <p>ユーザー名と、メッセージに表示されたリクエスト番号をご用意ください。パスワードは誰にも教えないでください。当社の担当者がお尋ねすることはありません。</p>
  <p>아이디를 준비해 주시고, 메시지에 요청 번호가 있었다면 함께 알려 주세요. 비밀번호는 누구에게도 알려 주지 마세요. 저희 직원은 비밀번호를 묻지 않습니다.</p>
  <p>Siapkan nama pengguna Anda, dan nomor permintaan jika ada di pesan. Jangan beri tahu siapa pun kata sandi Anda; staf kami tidak akan memintanya.</p>
  <p>Ten a mano tu usuario y, si el mensaje lo mostraba, el número de solicitud. No digas nunca a nadie tu contraseña; nadie de nuestro equipo te la pedirá.</p>
  <p>Hãy chuẩn bị tên đăng nhập và mã yêu cầu nếu thông báo có hiển thị. Đừng cho ai biết mật khẩu; nhân viên của chúng tôi không bao giờ hỏi.</p>
  <p>உங்கள் பயனர்பெயரையும், செய்தியில் கோரிக்கை எண் இருந்தால் அதையும் தயாராக வைத்திருக்கவும். கடவுச்சொல்லை யாரிடமும் சொல்ல வேண்டாம்; எங்களில் யாரும் அதைக் கேட்கமாட்டோம்.</p>
  <p>เตรียมชื่อผู้ใช้ และหมายเลขคำขอหากมีแสดงในข้อความ อย่าบอกรหัสผ่านแก่ใคร เจ้าหน้าที่ของเราจะไม่ถามรหัสผ่าน</p>
`);

const deposits = texts(`
  存款
  存款
  存款
  Deposits
  入金
  입금
  Deposit
  Depósitos
  Nạp tiền
  வைப்புகள்
  การฝากเงิน
`);

const howToDeposit = texts(`
  如何存款？
  如何存款？
  如何存款？
  How do I deposit?
  入金するには？
  어떻게 입금하나요?
  Bagaimana cara deposit?
  ¿Cómo hago un depósito?
  Nạp tiền thế nào?
  எப்படி வைப்பு செய்வது?
  ฝากเงินอย่างไร
`);

const howToDepositAnswer = texts(`
  <p>打开会员中心的<strong>存款</strong>，选择方式和金额，然后按照页面上的步骤完成。</p>
  <p>開啟會員中心的<strong>存款</strong>，選擇方式和金額，然後依照頁面上的步驟完成。</p>
  <p>開啟會員中心的<strong>存款</strong>，選擇方式和金額，然後按照頁面上的步驟完成。</p>
  <p>Open <strong>Deposit</strong> in the member centre, choose a method and an amount, and follow the steps on the page.</p>
  <p>会員センターの<strong>入金</strong>を開き、方法と金額を選び、画面の手順に従ってください。</p>
  <p>회원 센터의 <strong>입금</strong>을 열고 방법과 금액을 선택한 뒤 화면의 안내를 따라 주세요.</p>
  <p>Buka <strong>Deposit</strong> di pusat anggota, pilih metode dan jumlah, lalu ikuti langkah di halaman itu.</p>
  <p>Abre <strong>Depósito</strong> en el centro de socios, elige un método y un importe, y sigue los pasos de la página.</p>
  <p>Mở <strong>Nạp tiền</strong> trong trung tâm thành viên, chọn phương thức và số tiền, rồi làm theo các bước trên trang.</p>
  <p>உறுப்பினர் மையத்தில் <strong>வைப்பு</strong> என்பதைத் திறந்து, முறையையும் தொகையையும் தேர்ந்தெடுத்து, பக்கத்தில் உள்ள படிகளைப் பின்பற்றவும்.</p>
  <p>เปิด<strong>ฝากเงิน</strong>ในศูนย์สมาชิก เลือกวิธีและจำนวนเงิน แล้วทำตามขั้นตอนในหน้า</p>
`);

const limits = texts(`
  存款限额是多少？
  存款限額是多少？
  存款限額是多少？
  What are the limits?
  限度額はいくらですか？
  한도는 얼마인가요?
  Berapa batasnya?
  ¿Cuáles son los límites?
  Hạn mức là bao nhiêu?
  வரம்புகள் என்ன?
  จำกัดวงเงินเท่าไร
`);

const limitsAnswer = texts(`
  <p>每种方式的最低和最高金额显示在金额输入框下方。</p>
  <p>每種方式的最低和最高金額顯示在金額輸入框下方。</p>
  <p>每種方式的最低和最高金額顯示在金額輸入框下方。</p>
  <p>The form shows the lowest and the highest amount of each method below the amount.</p>
  <p>方法ごとの最低額と最高額は、金額欄の下に表示されます。</p>
  <p>방법별 최소 금액과 최대 금액은 금액 입력란 아래에 표시됩니다.</p>
  <p>Jumlah terendah dan tertinggi tiap metode tampil di bawah kolom jumlah.</p>
  <p>El importe mínimo y el máximo de cada método aparecen debajo del importe.</p>
  <p>Số tiền thấp nhất và cao nhất của từng phương thức hiển thị dưới ô số tiền.</p>
  <p>ஒவ்வொரு முறையின் குறைந்த, அதிகத் தொகைகள் தொகைப் புலத்தின் கீழ் காட்டப்படும்.</p>
  <p>จำนวนต่ำสุดและสูงสุดของแต่ละวิธีแสดงอยู่ใต้ช่องจำนวนเงิน</p>
`);

const missing = texts(`
  存款没有到账
  存款沒有到帳
  存款沒有到帳
  My deposit has not arrived
  入金が反映されません
  입금이 반영되지 않았어요
  Deposit saya belum masuk
  Mi depósito no ha llegado
  Tiền nạp chưa đến
  என் வைப்பு வந்து சேரவில்லை
  เงินฝากยังไม่เข้า
`);

const missingAnswer = texts(`
  <ol><li>请先刷新余额。</li><li>查看账户记录中的状态。</li><li>如果一小时后仍未到账，请联系客服并提供付款凭证。</li></ol>
  <ol><li>請先重新整理餘額。</li><li>查看帳戶紀錄中的狀態。</li><li>如果一小時後仍未到帳，請聯絡客服並提供付款憑證。</li></ol>
  <ol><li>請先重新整理餘額。</li><li>查看賬戶紀錄中的狀態。</li><li>如果一小時後仍未到賬，請聯絡客服並提供付款憑證。</li></ol>
  <ol><li>Refresh your balance.</li><li>Check the status in the account record.</li><li>After an hour, contact customer service with your payment receipt.</li></ol>
  <ol><li>残高を更新してください。</li><li>口座履歴で状況を確認してください。</li><li>1時間たっても反映されない場合は、支払いの控えを用意してカスタマーサービスにご連絡ください。</li></ol>
  <ol><li>잔액을 새로 고쳐 주세요.</li><li>계정 내역에서 상태를 확인해 주세요.</li><li>한 시간이 지나도 반영되지 않으면 결제 영수증을 준비해 고객센터에 문의해 주세요.</li></ol>
  <ol><li>Muat ulang saldo Anda.</li><li>Periksa status di catatan akun.</li><li>Setelah satu jam, hubungi layanan pelanggan dengan bukti pembayaran.</li></ol>
  <ol><li>Actualiza tu saldo.</li><li>Consulta el estado en el historial de la cuenta.</li><li>Pasada una hora, contacta con atención al cliente con el recibo del pago.</li></ol>
  <ol><li>Làm mới số dư.</li><li>Xem trạng thái trong lịch sử tài khoản.</li><li>Sau một giờ, hãy liên hệ chăm sóc khách hàng kèm biên lai thanh toán.</li></ol>
  <ol><li>உங்கள் இருப்பைப் புதுப்பிக்கவும்.</li><li>கணக்குப் பதிவில் நிலையைப் பார்க்கவும்.</li><li>ஒரு மணி நேரத்திற்குப் பிறகும் வரவில்லை என்றால், கட்டண ரசீதுடன் வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.</li></ol>
  <ol><li>รีเฟรชยอดเงินของคุณ</li><li>ดูสถานะในประวัติบัญชี</li><li>หากเกินหนึ่งชั่วโมง โปรดติดต่อฝ่ายบริการลูกค้าพร้อมหลักฐานการชำระเงิน</li></ol>
`);

/** The help centre that a merchant starts with; each topic is also a hash of the page. */
export const demoHelp: HelpTopic[] = [
  {
    ...topic('faq', frequent),
    children: [
      topic('sign-in', signIn, signInAnswer),
      topic('demo', demo, demoAnswer),
      topic('game', game, gameAnswer),
      topic('contact', contact, contactAnswer),
    ],
  },
  {
    ...topic('deposit', deposits),
    bgColor: '#0b6b53',
    children: [
      {
        ...topic('deposit-how', howToDeposit, howToDepositAnswer),
        children: [topic('deposit-limits', limits, limitsAnswer)],
      },
      topic('deposit-missing', missing, missingAnswer),
    ],
  },
];

function topic(tag: string, titles: SomeTexts, contents: SomeTexts = {}): HelpTopic {
  return { tag, titles, contents, bgColor: '', children: [] };
}
