import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask } from '../stranger';

const parts = ['chat', 'support', 'captcha', 'tag-gtm', 'tag-gtag', 'tag-facebook', 'tag-tiktok', 'tag-appsflyer'];

/** Which parts may answer what. */
const owners: { path: string; method?: string; own: (part: string) => boolean }[] = [
  { path: '/chat?lang=EN', own: (part) => part === 'chat' },
  { path: '/chat/chat.js', own: (part) => part === 'chat' },
  { path: '/chat/ready', own: (part) => part === 'chat' },
  { path: '/captcha', own: (part) => part === 'captcha' },
  { path: '/tags/tag.js', own: (part) => part.startsWith('tag-') },
  { path: '/recorder/tag.js', own: (part) => part.startsWith('tag-') },
];

/** Asks each third party's origin for what another's serves. */
export const partsCrossed: Attack = {
  point: 9,
  name: 'parts-crossed',
  title: 'asks the origin of each third party for the files of the others',
  run,
};

async function run({ port }: AttackedPortal): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  let accepted = 0;
  for (const part of [...parts, 'unknown', 'chat--chat']) {
    for (const { path, own } of owners) {
      tried += 1;
      const host = `lotus--${part}.embed.localhost:${port}`;
      const { status } = await ask({ port, host, path });
      if (status === 200 && !own(part)) {
        accepted += 1;
        faults.push(`${host}${path} answers ${status}`);
      }
      if (status !== 200 && own(part)) faults.push(`${host}${path} is not served to its own part: ${status}`);
    }
  }
  return { tried, accepted, faults: faults.slice(0, 5) };
}
