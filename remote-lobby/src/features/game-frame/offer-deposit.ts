import type { Host } from '@atrium/contract';

/** Reports a low balance and offers a deposit, if that place exists. */
export async function offerDeposit({ messages, language }: Pick<Host, 'messages' | 'language'>): Promise<void> {
  await messages.choose({
    title: language.text('frame.balance-low'),
    text: language.text('frame.balance-low.hint'),
    actions: [
      { label: language.text('cancel'), value: 'cancel' },
      { label: language.text('frame.deposit'), value: 'deposit', to: { place: 'member.deposit@1' } },
    ],
  });
}
