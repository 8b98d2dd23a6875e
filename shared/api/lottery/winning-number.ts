/** How a winning number is drawn: single digits that may repeat, or different numbers from 1 upwards. */
export type NumberRule = { kind: 'digits'; count: number } | { kind: 'distinct'; count: number; highest: number };

/** The rule of a game, by its code: codes ending in 11X5 draw five different numbers from 1 to 11, PK10 all of ten. */
export function numberRuleOf(gameCode: string): NumberRule {
  if (gameCode.endsWith('11X5')) return { kind: 'distinct', count: 5, highest: 11 };
  if (gameCode.endsWith('PK10')) return { kind: 'distinct', count: 10, highest: 10 };
  const digits = /(\d)D$/.exec(gameCode)?.[1];
  return { kind: 'digits', count: Number(digits) || 5 };
}

/** What a draw is computed from; foreign back ends have the seed alone. */
export interface DrawInputs {
  seed: string;
  /** Hash of the accepted slips. */
  slipsHash?: string;
  /** Value of the beacon's round. */
  beacon?: string;
}

/**
 * The number that is drawn for an issue, `3,0,9,9,1` or `01,11,04,07,02`; anyone can compute the same. The bytes of
 * SHA-256 of `seed:slipsHash:beacon:gameCode:numero:0`, then of `…:1` and so on, are read one after the other; inputs
 * that a draw lacks are left out with their colons. A byte counts modulo the
 * number of possible values, unless that would favour some of them; a number that is already drawn is skipped.
 */
export async function winningNumber(
  { seed, slipsHash = '', beacon = '' }: DrawInputs,
  gameCode: string,
  numero: string,
): Promise<string> {
  const inputs = [seed, slipsHash, beacon].filter((input) => input !== '').join(':');
  const rule = numberRuleOf(gameCode);
  const size = rule.kind === 'digits' ? 10 : rule.highest;
  const drawn: number[] = [];
  for (let block = 0; drawn.length < rule.count; block++) {
    for (const byte of await sha256(`${inputs}:${gameCode}:${numero}:${block}`)) {
      const number = rule.kind === 'digits' ? byte % size : (byte % size) + 1;
      const fair = byte < 256 - (256 % size);
      if (fair && drawn.length < rule.count && (rule.kind === 'digits' || !drawn.includes(number))) drawn.push(number);
    }
  }
  return drawn.map((number) => (rule.kind === 'digits' ? `${number}` : String(number).padStart(2, '0'))).join(',');
}

/** The commitment published before a draw: SHA-256 of the seed's text, in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  return [...(await sha256(seed))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
