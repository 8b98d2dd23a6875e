import type { Notice } from '@atrium/api';
import { Link, useAccount, useCan, useHost, useSession, useText } from '@atrium/contract/react';
import { Button, buttonStyle } from '@atrium/ui';
import { useEffect } from 'react';
import { promotionTarget, type PromotionTarget } from './promotion-target';

/** Kinds of accounts for which the buttons of promotions do nothing. Source: requirement PRM-11. */
const inertKinds: readonly number[] = [40, 41, 42];
const trialKind = 4;
const playerKind = 0;

/** The button that leads to what a promotion is about; nothing is drawn where that is absent. */
export function PromotionButton({ promotion }: { promotion: Notice }) {
  const { commands, messages, language } = useHost();
  const text = useText();
  const kind = useKind();
  const target = useTarget(promotion);
  if (!target) return null;
  const label = text('promotions.go');
  const isReferral = promotion.promotionType === 'REFERRAL' && promotion.redirect === '';
  if (kind !== undefined && (inertKinds.includes(kind) || (isReferral && kind !== playerKind && kind !== trialKind)))
    return <Button disabled>{label}</Button>;
  if (kind === trialKind)
    return <Button onClick={() => void messages.notice(language.text('in_need_true_account'))}>{label}</Button>;
  if ('to' in target)
    return (
      <Link to={target.to.place} params={target.to.params} css={buttonStyle()}>
        {label}
      </Link>
    );
  if ('address' in target)
    return (
      <a href={target.address} target="_blank" rel="noopener noreferrer" css={buttonStyle()}>
        {label}
      </a>
    );
  // the host reports failures
  return <Button onClick={() => void commands.run(target.command).catch(() => undefined)}>{label}</Button>;
}

function useKind(): number | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.customer.kind : undefined;
}

/** Where the promotion leads for this person. A redirect that is none of the source is reported to the console, once. */
function useTarget(promotion: Notice): PromotionTarget | undefined {
  const { navigation, commands } = useHost();
  const isAgent = useCan('promotions.as-agent');
  const promotions = useAccount('promotions');
  const member = useAccount('member');
  const found = promotionTarget(promotion, {
    has: (place) => navigation.has(place),
    isAgent,
    refers: promotions.state === 'ready' && promotions.value.REFERRAL?.enabled === true,
    showsRankBenefits: member.state !== 'ready' || member.value.showsRankBenefits !== false,
  });
  const { id, redirect } = promotion;
  const isUnknown = found === 'unknown';
  useEffect(() => {
    // eslint-disable-next-line no-console -- the source asks for a warning in the console
    if (isUnknown) console.warn(`The promotion ${id} has an unknown redirect: ${redirect}`);
  }, [isUnknown, id, redirect]);
  if (found === 'unknown' || !found) return undefined;
  return 'command' in found && !commands.has(found.command) ? undefined : found;
}
