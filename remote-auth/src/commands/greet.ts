import type { Host } from '@atrium/contract';

/**
 * `session.greet@1`: welcomes somebody who has signed in for the first time, with the way to what protects their account.
 * A merchant's own welcome is another remote's `welcome.first-time@1`; where one offers that, it is run instead.
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
