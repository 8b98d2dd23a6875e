import { sessionLogin } from '@atrium/api';
import type { GuessingClient } from './client';
import { spellingsOf } from './spellings-of';

/** Failures after which a captcha is required, and passwords are not checked without one. */
const mostChecked = 3;

export interface BySpelling {
  spellings: number;
  /** Guesses with a checked password. */
  checked: number;
  faults: string[];
}

/** Guesses passwords of one account from one address, with another spelling of its number each time. No earlier failure may count. */
export async function guessBySpelling(client: GuessingClient, mobile: string, address: string): Promise<BySpelling> {
  const spellings = spellingsOf(mobile);
  const codes: (string | undefined)[] = [];
  for (const [index, username] of spellings.entries()) {
    const fields = { username, password: `Guess${index}`, type: 'mobileNum' };
    codes.push((await client.call(sessionLogin, fields, { address })).body.code);
  }
  const checked = codes.filter((code) => code === 'login_failed').length;
  const unread = codes.indexOf('br_enright_cphone');
  const others = codes.filter((code) => code !== 'login_failed' && code !== 'captcha_incorrect');
  const faults = [
    ...(checked > mostChecked ? [`${checked} guesses passed by spelling one number in ${spellings.length} ways`] : []),
    ...(checked === 0 ? ['not even the first spelling was checked'] : []),
    ...(others.length > 0 ? [`${others.length} spellings got an unexpected answer, the first ${others[0]}`] : []),
    ...(unread >= 0 ? [`${JSON.stringify(spellings[unread])} is not read as a number`] : []),
  ];
  return { spellings: spellings.length, checked, faults };
}
