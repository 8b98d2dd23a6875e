import { expect } from 'playwright/test';

/** Waits for a text message to a number and returns its code. */
export async function codeSentTo(operations: string, number: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${operations}/wps/control/outbox/messages?search=${number.slice(1)}`);
      const { value } = (await answer.json()) as { value: { kind: string; body: string }[] };
      code = /\d{6}/.exec(value.find(({ kind }) => kind === 'sms')?.body ?? '')?.[0];
      return code;
    }, `a code for ${number}`)
    .toBeTruthy();
  return code ?? '';
}

/** The link in a mail for a new password. */
export function recoveryLinkIn(body: string): string {
  return /\S+\/forgot-password#reset=[\w-]+/.exec(body)?.[0] ?? '';
}

/** The password in a message of any language: the only word of ten letters and digits. */
export function passwordIn(body: string): string {
  return /(?<![A-Za-z0-9])[A-Za-z0-9]{10}(?![A-Za-z0-9])/.exec(body)?.[0] ?? '';
}
