import { toMoney, type ContractKind } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import type { DataColumn } from '@atrium/ui';
import { TeamTable } from '../table/team-table';
import type { Tier } from './contract-item';
import { useContractTexts } from './contract-texts';

type Figure = 'money' | 'number' | 'percent' | 'typed' | 'type';

/** The terms of each kind in the order of its table. */
const terms: Record<ContractKind, [keyof Tier, Figure][]> = {
  dividend: [
    ['minimumBet', 'money'],
    ['netLoss', 'money'],
    ['activeMember', 'number'],
    ['periodicTotalBet', 'money'],
    ['contractRate', 'percent'],
  ],
  daily: [
    ['betVolume', 'money'],
    ['activeMember', 'number'],
    ['rateType', 'type'],
    ['rate', 'typed'],
  ],
  hourly: [
    ['minimumBet', 'money'],
    ['activeMember', 'number'],
    ['rateType', 'type'],
    ['rate', 'typed'],
  ],
  realtime: [
    ['betAmount', 'money'],
    ['lossRate', 'percent'],
    ['winRate', 'percent'],
  ],
};

/** The terms of one contract. */
export function TermsTable({ kind, tiers, caption }: { kind: ContractKind; tiers: readonly Tier[]; caption: string }) {
  const { language, settings } = useHost();
  const text = useText();
  const texts = useContractTexts();
  const shown = (tier: Tier, name: keyof Tier, figure: Figure): string => {
    const value = tier[name];
    if (value === undefined || value === '') return '–';
    if (figure === 'money') return language.money(toMoney(String(value), settings.currency.code));
    if (figure === 'number') return language.number(Number(value));
    if (figure === 'type') return texts.rateType(String(value));
    return texts.rate(String(value), figure === 'percent' ? 'PERCENT' : (tier.rateType ?? ''));
  };
  const columns = terms[kind].map(([name, figure]): DataColumn<Tier> => ({
    id: name,
    title: text(`contract.${name}`),
    figure: figure !== 'type',
    cell: (tier) => shown(tier, name, figure),
  }));
  return (
    <TeamTable
      form="list"
      caption={caption}
      columns={columns}
      rows={[...tiers]}
      keyOf={(tier) => String(tiers.indexOf(tier))}
    />
  );
}
