import { themes } from '@atrium/ui/tokens';
import * as v from 'valibot';
import { contrastFaults } from './contrast-faults';
import { lookOf } from './look';
import { MerchantSchema, type Merchant } from './merchant';
import { nearest } from './nearest';
import { registrationFaults } from './registration-faults';
import { switchKeys } from './switches';

/** A configuration as it can be used, or everything that is wrong with it, each with its place and what to do. */
export type CheckedMerchant = { merchant: Merchant } | { faults: string[] };

/** Checks a whole configuration. */
export function checkMerchant(candidate: unknown): CheckedMerchant {
  const read = v.safeParse(MerchantSchema, candidate);
  if (!read.success) return { faults: read.issues.map(describe) };
  const merchant = read.output;
  const faults = [
    ...themeFaults(merchant),
    ...repeatedIn(merchant),
    ...registrationFaults(merchant),
    ...(merchant.theme in themes ? contrastFaults(lookOf(merchant)) : []),
  ];
  return faults.length > 0 ? { faults } : { merchant };
}

function themeFaults({ theme }: Merchant): string[] {
  if (Object.hasOwn(themes, theme)) return [];
  return [
    `theme: there is no theme "${theme}". Take one of ${Object.keys(themes).join(', ')}, and set tokens over it.`,
  ];
}

function repeatedIn(merchant: Merchant): string[] {
  return (['siteCodes', 'languages', 'remotes', 'vendors', 'domains'] as const).flatMap((name) => {
    const list: readonly string[] = merchant[name];
    const twice = new Set(list.filter((value, index) => list.indexOf(value) !== index));
    return [...twice].map((value) => `${name}: ${value} stands there twice. Keep one of them.`);
  });
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (!path) return issue.message;
  const [, key] = /^switches\.(.+)$/.exec(path) ?? [];
  if (key !== undefined && !(switchKeys as readonly string[]).includes(key)) return `${path}: ${unknownSwitch(key)}`;
  if (issue.received === 'undefined') return `${path}: is missing; ${issue.expected ?? 'a value'} is expected`;
  if (issue.expected === 'never') return `${path}: is no setting. Leave it out, or look how it is spelt.`;
  return `${path}: ${issue.message}`;
}

/** What to say to somebody who names a switch that is none. */
export function unknownSwitch(key: string): string {
  const meant = nearest(key, switchKeys);
  return `there is no switch ${key}.${meant === undefined ? '' : ` Did you mean ${meant}?`} "atrium switches list CODE" names all.`;
}
