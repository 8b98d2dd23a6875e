import { Link, useHost, useText } from '@atrium/contract/react';
import { Button, buttonStyle } from '@atrium/ui';

const toRewards = { to: 'mall.home@1', label: 'next.rewards' } as const;

/** Where a refusal can be resolved, by its key. */
const steps = {
  money_not_enough: { to: 'member.deposit@1', label: 'next.deposit' },
  points_not_enough: { to: 'mall.rules@1', label: 'next.points' },
  reward_sold_out: toRewards,
  reward_unknown: toRewards,
  reward_ended: toRewards,
  reward_person_limit: toRewards,
} as const;

/** Refusals that the form itself resolves. */
const inForm = ['password_incorrect', 'reward_price_changed', 'reward_other_price', 'payment_password_missing'];

/** What a member can do after a refusal: a link to the place that helps, or the customer service. */
export function NextStep({ refusal }: { refusal: string }) {
  const { navigation, commands } = useHost();
  const text = useText();
  const step = Object.hasOwn(steps, refusal) ? steps[refusal as keyof typeof steps] : undefined;
  const look = buttonStyle({ variant: 'secondary', block: true });
  if (step && navigation.has(step.to))
    return (
      <Link to={step.to} css={look}>
        {text(step.label)}
      </Link>
    );
  if (inForm.includes(refusal) || !commands.has('support.open@1')) return null;
  return (
    // the host reports failures
    <Button variant="secondary" block onClick={() => void commands.run('support.open@1', {}).catch(() => undefined)}>
      {text('next.support')}
    </Button>
  );
}
