import { accountRole, kindOfType, type MemberInfo } from '@atrium/api';
import type { Member } from '@atrium/contract';

export function readMember(info: MemberInfo): Member {
  const { clubLabel } = info;
  return {
    id: info.id,
    account: info.account,
    nickname: info.nickname,
    role: accountRole(kindOfType(info.type) ?? info.kind ?? 0).agent ? 'agent' : 'player',
    ...(info.lastLogin && { lastLogin: info.lastLogin }),
    ...(clubLabel && {
      level: {
        ...(clubLabel.labelId && { id: clubLabel.labelId }),
        name: clubLabel.labelName,
        ...(clubLabel.color && { color: clubLabel.color }),
        ...(clubLabel.rankLevel !== undefined && { rank: clubLabel.rankLevel }),
        automatic: clubLabel.type === 'AUTO',
      },
    }),
    labels: info.memberLabel,
    ...(info.toUpline && { toUpline: true }),
    ...(info.hasVip && {
      vip: {
        label: info.vipLabelName ?? '',
        ...(info.vipRankLevel !== undefined && { level: info.vipRankLevel }),
        ...(info.vipProgress !== undefined && { progress: info.vipProgress }),
      },
    }),
    ...(info.showVipBenefit !== undefined && { showsRankBenefits: info.showVipBenefit }),
  };
}
