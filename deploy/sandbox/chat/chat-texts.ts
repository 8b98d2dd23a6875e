import { inLanguage, languageTag, type LanguageCode } from '@atrium/contract';

interface ChatTexts {
  open: string;
  title: string;
  close: string;
  greeting: string;
  label: string;
  send: string;
  taken: string;
  failed: string;
  you: string;
}

/** Texts of the mock chat in the languages of the portal. */
const texts: Record<LanguageCode, ChatTexts> = {
  CN: {
    open: '打开聊天',
    title: '在线聊天',
    close: '关闭聊天',
    greeting: '您好，有什么可以帮您？',
    label: '您的消息',
    send: '发送',
    taken: '消息已收到。这是演示环境，没有客服在线；真实站点由商户的聊天服务回复。',
    failed: '消息未能发送，请重试。',
    you: '您',
  },
  TW: {
    open: '開啟聊天',
    title: '線上聊天',
    close: '關閉聊天',
    greeting: '您好，有什麼可以幫您？',
    label: '您的訊息',
    send: '傳送',
    taken: '訊息已收到。這是示範環境，沒有客服在線；正式網站由商戶的聊天服務回覆。',
    failed: '訊息未能傳送，請再試一次。',
    you: '您',
  },
  HK: {
    open: '開啟對話',
    title: '網上對話',
    close: '關閉對話',
    greeting: '你好，有什麼可以幫到你？',
    label: '你的訊息',
    send: '傳送',
    taken: '訊息已收到。這是示範環境，沒有客服在線；正式網站由商戶的對話服務回覆。',
    failed: '訊息未能傳送，請再試一次。',
    you: '你',
  },
  EN: {
    open: 'Open the chat',
    title: 'Chat',
    close: 'Close the chat',
    greeting: 'Hello! How can we help?',
    label: 'Your message',
    send: 'Send',
    taken:
      'Your message has arrived. This is a demonstration without an agent; on a real site the merchant’s chat service answers.',
    failed: 'The message could not be sent. Please try again.',
    you: 'You',
  },
  JA: {
    open: 'チャットを開く',
    title: 'チャット',
    close: 'チャットを閉じる',
    greeting: 'こんにちは。ご用件をお聞かせください。',
    label: 'メッセージ',
    send: '送信',
    taken:
      'メッセージを受け取りました。これはデモのため担当者はおりません。実際のサイトでは事業者のチャットが返信します。',
    failed: '送信できませんでした。もう一度お試しください。',
    you: 'あなた',
  },
  KO: {
    open: '채팅 열기',
    title: '채팅',
    close: '채팅 닫기',
    greeting: '안녕하세요. 무엇을 도와드릴까요?',
    label: '메시지',
    send: '보내기',
    taken: '메시지를 받았습니다. 데모 환경이라 상담원이 없으며, 실제 사이트에서는 운영사의 채팅 서비스가 답변합니다.',
    failed: '메시지를 보내지 못했습니다. 다시 시도해 주세요.',
    you: '나',
  },
  ID: {
    open: 'Buka obrolan',
    title: 'Obrolan',
    close: 'Tutup obrolan',
    greeting: 'Halo! Ada yang bisa kami bantu?',
    label: 'Pesan Anda',
    send: 'Kirim',
    taken:
      'Pesan Anda sudah diterima. Ini demonstrasi dan tidak ada petugas; di situs sebenarnya layanan obrolan merchant yang menjawab.',
    failed: 'Pesan tidak terkirim. Silakan coba lagi.',
    you: 'Anda',
  },
  ES: {
    open: 'Abrir el chat',
    title: 'Chat',
    close: 'Cerrar el chat',
    greeting: '¡Hola! ¿En qué podemos ayudar?',
    label: 'Su mensaje',
    send: 'Enviar',
    taken:
      'Hemos recibido su mensaje. Esto es una demostración y no hay nadie al otro lado; en un sitio real responde el servicio de chat del operador.',
    failed: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
    you: 'Usted',
  },
  VI: {
    open: 'Mở trò chuyện',
    title: 'Trò chuyện',
    close: 'Đóng trò chuyện',
    greeting: 'Xin chào! Chúng tôi có thể giúp gì?',
    label: 'Tin nhắn của bạn',
    send: 'Gửi',
    taken:
      'Đã nhận tin nhắn. Đây là bản trình diễn nên không có nhân viên trực; trên trang thật, dịch vụ trò chuyện của nhà cái sẽ trả lời.',
    failed: 'Không gửi được tin nhắn. Vui lòng thử lại.',
    you: 'Bạn',
  },
  TA: {
    open: 'அரட்டையைத் திற',
    title: 'அரட்டை',
    close: 'அரட்டையை மூடு',
    greeting: 'வணக்கம்! நாங்கள் எப்படி உதவலாம்?',
    label: 'உங்கள் செய்தி',
    send: 'அனுப்பு',
    taken:
      'உங்கள் செய்தி கிடைத்தது. இது செயல்விளக்கம் என்பதால் மறுபுறம் யாரும் இல்லை; உண்மையான தளத்தில் வணிகரின் அரட்டை சேவை பதிலளிக்கும்.',
    failed: 'செய்தியை அனுப்ப முடியவில்லை. மீண்டும் முயலவும்.',
    you: 'நீங்கள்',
  },
  TH: {
    open: 'เปิดแชต',
    title: 'แชต',
    close: 'ปิดแชต',
    greeting: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ',
    label: 'ข้อความของคุณ',
    send: 'ส่ง',
    taken: 'ได้รับข้อความแล้ว นี่เป็นระบบสาธิตจึงไม่มีเจ้าหน้าที่ บนเว็บไซต์จริงบริการแชตของร้านค้าจะเป็นผู้ตอบ',
    failed: 'ส่งข้อความไม่สำเร็จ โปรดลองอีกครั้ง',
    you: 'คุณ',
  },
};

/** Texts and language tag; English for an unknown language. */
export function chatTexts(language: string): { locale: string; words: ChatTexts } {
  const code = Object.hasOwn(texts, language) ? language : 'EN';
  return { locale: languageTag(code), words: inLanguage(texts, code) };
}
