import type { Texts } from '@atrium/contract';

/** What the check of domains says besides the host's own texts; in EN where a language has no words of its own. */
export const domainWords: Record<string, Texts> & { EN: Texts } = {
  CN: {
    checking: '正在为您寻找可用的网址…',
    failed: '域名检测失败',
    support: '在线客服',
    other: '当前网址无法连接，但 {{host}} 可以使用。前往后可能需要重新登录。',
    go: '前往',
    stay: '留在此页',
  },
  TW: {
    checking: '正在為您尋找可用的網址…',
    failed: '網域檢測失敗',
    support: '線上客服',
    other: '目前的網址無法連線，但 {{host}} 可以使用。前往後可能需要重新登入。',
    go: '前往',
    stay: '留在此頁',
  },
  EN: {
    checking: 'Looking for an address that works…',
    failed: 'No address answers',
    support: 'Customer service',
    other: 'This address does not answer, but {{host}} does. You may have to sign in again there.',
    go: 'Go there',
    stay: 'Stay here',
  },
  JA: {
    checking: 'つながるアドレスを探しています…',
    failed: 'ドメインの確認に失敗しました',
    support: 'カスタマーサポート',
    other: '現在のアドレスに接続できませんが、{{host}} は利用できます。移動後に再度ログインが必要な場合があります。',
    go: '移動する',
    stay: 'このページに残る',
  },
  VI: {
    checking: 'Đang tìm địa chỉ có thể truy cập…',
    failed: 'Kiểm tra tên miền không thành công',
    support: 'Chăm sóc khách hàng',
    other: 'Địa chỉ này không phản hồi, nhưng {{host}} vẫn hoạt động. Có thể bạn phải đăng nhập lại ở đó.',
    go: 'Đến đó',
    stay: 'Ở lại',
  },
  TH: {
    checking: 'กำลังค้นหาที่อยู่เว็บที่ใช้งานได้…',
    failed: 'ตรวจสอบโดเมนไม่สำเร็จ',
    support: 'ฝ่ายบริการลูกค้า',
    other: 'ที่อยู่นี้ไม่ตอบสนอง แต่ {{host}} ใช้งานได้ คุณอาจต้องเข้าสู่ระบบใหม่ที่นั่น',
    go: 'ไปที่นั่น',
    stay: 'อยู่หน้านี้',
  },
};
