import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { captchaImage, feedbackSend } from '@atrium/api';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';
import { readCaptcha } from '../../support/read-captcha';
import type { TestPortal } from '../../support/start-test-portal';
import { askAll } from '../kill/http';
import type { PortalSession } from '../kill/take-seat';
import type { BadFile } from './bad-files';

const boundary = '----atrium-proof';
/** Bytes after which an endless upload gives up: the server has not stopped it. */
const mostSent = 256 * 1024 * 1024;

interface Sender {
  portal: TestPortal;
  merchant: string;
  session: PortalSession;
}

/** The answer to an upload. */
interface Sent {
  /** The key of the refusal, `ok`, or the connection's error. */
  code: string;
  /** Bytes that left this process before the answer. */
  bytes: number;
}

/** Sends feedback with files, with a captcha of its own. */
export async function sendFile(
  { portal, merchant, session }: Sender,
  { files, endless, announced }: Pick<BadFile, 'files' | 'endless' | 'announced'>,
): Promise<Sent> {
  const headers = { device: 'web', language: 'EN', ...session };
  const ask = () => askAll<string>(portal.page(merchant, `${captchaImage.path}?t=${Date.now()}`), { headers });
  // once more where the server has just closed an idle connection
  const asked = await ask().catch(ask);
  const fields = {
    sender: '',
    content: 'A picture that the server should refuse.',
    type: '0',
    captcha: readCaptcha(asked.value),
  };
  const body = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, '', Buffer.from(value))),
    ...files.map((file) => part('name="file"; filename="a.png"', 'Content-Type: image/png\r\n', file)),
  ];
  const answer = new Promise<Sent>((resolve) => {
    let bytes = 0;
    const sending = request(portal.page(merchant, feedbackSend.path), {
      method: 'PUT',
      lookup: resolveLocalhost,
      headers: {
        ...headers,
        cookie: `${session.cookie}; ${asked.cookie}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(announced !== undefined && { 'content-length': String(announced) }),
      },
    });
    let answered = false;
    sending.on('error', (error) => {
      if (!answered) resolve({ code: `no answer: ${error.message}`, bytes });
    });
    sending.on('response', (message: IncomingMessage) => {
      answered = true;
      void text(message)
        .then((content) => JSON.parse(content) as { success: boolean; code?: string })
        .then(({ success, code = '' }) => resolve({ code: success ? 'ok' : code, bytes }))
        .catch((error: Error) => resolve({ code: `no answer: ${error.message}`, bytes }))
        .finally(() => sending.destroy());
    });
    const write = (piece: Uint8Array) => {
      bytes += piece.length;
      return sending.write(piece);
    };
    for (const piece of body) write(piece);
    if (endless) {
      const more = () => {
        while (!answered && bytes < mostSent) if (!write(endless)) return void sending.once('drain', more);
        if (!answered) resolve({ code: 'not stopped', bytes });
      };
      more();
    } else if (announced === undefined) {
      sending.end(Buffer.from(`--${boundary}--\r\n`));
    }
  });
  return answer;
}

function part(disposition: string, type: string, content: Uint8Array): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
