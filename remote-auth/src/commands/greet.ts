import type { Host } from '@atrium/contract';

/**
 * `session.greet@1`: greets a customer after their first sign-in, with a link to account protection. If a remote offers
 * the merchant's own `welcome.first-time@1`, that command runs instead.
 */
export default async function greet({ commands, messages, language, settings }: Host): Promise<Record<string, never>> {
  if (commands.has('welcome.first-time@1')) await commands.run('welcome.first-time@1', {});
  else
    await messages.choose({
      title: language.text('greet.title', { merchant: settings.merchant.name }),
      text: language.text('greet.text'),
      actions: [
        { label: language.text('greet.later') },
        { label: language.text('greet.secure'), to: { place: 'member.account@1' } },
      ],
    });
  return {};
}
