import { sessionLogin } from '@atrium/api';
import type { GuessingClient } from './client';
import { spellingsOf } from './spellings-of';

/** From this failure on a captcha is asked for: what is typed then is not looked at. */
const lookedAtMost = 3;

export interface BySpelling {
  spellings: number;
  /** Guesses whose password was looked at. */
  lookedAt: number;
  faults: string[];
}

/** Guesses at one account from one address, its number written another way each time. Nothing may have been guessed before. */
export async function guessBySpelling(client: GuessingClient, mobile: string, address: string): Promise<BySpelling> {
  const spellings = spellingsOf(mobile);
  const codes: (string | undefined)[] = [];
  for (const [index, username] of spellings.entries()) {
    const fields = { username, password: `Guess${index}`, type: 'mobileNum' };
    codes.push((await client.call(sessionLogin, fields, { address })).body.code);
  }
  const lookedAt = codes.filter((code) => code === 'login_failed').length;
  const unread = codes.indexOf('br_enright_cphone');
  const others = codes.filter((code) => code !== 'login_failed' && code !== 'captcha_incorrect');
  const faults = [
    ...(lookedAt > lookedAtMost
      ? [`${lookedAt} guesses passed by spelling one number in ${spellings.length} ways`]
      : []),
    // else the spellings show nothing
    ...(lookedAt === 0 ? ['not even the first spelling was looked at'] : []),
    ...(others.length > 0 ? [`${others.length} spellings were answered otherwise, the first ${others[0]}`] : []),
    ...(unread >= 0 ? [`${JSON.stringify(spellings[unread])} is not read as a number`] : []),
  ];
  return { spellings: spellings.length, lookedAt, faults };
}
