import { themes } from '@atrium/ui/tokens';
import * as v from 'valibot';
import { contrastFaults } from './contrast-faults';
import { lookOf } from './look';
import { MerchantSchema, type Merchant } from './merchant';
import { nearest } from './nearest';
import { registrationFaults } from './registration-faults';
import { resourceFaults } from './resource-faults';
import { switchKeys } from './switches';

/** A valid configuration, or every fault with its path and how to fix it. */
export type CheckedMerchant = { merchant: Merchant } | { faults: string[] };

/** Validates a whole configuration. */
export function checkMerchant(candidate: unknown): CheckedMerchant {
  const read = v.safeParse(MerchantSchema, candidate);
  if (!read.success) return { faults: read.issues.map(describe) };
  const merchant = read.output;
  const faults = [
    ...themeFaults(merchant),
    ...repeatedIn(merchant),
    ...registrationFaults(merchant),
    ...resourceFaults(merchant),
    ...(merchant.theme in themes ? contrastFaults(lookOf(merchant)) : []),
  ];
  return faults.length > 0 ? { faults } : { merchant };
}

function themeFaults({ theme }: Merchant): string[] {
  if (Object.hasOwn(themes, theme)) return [];
  return [`theme: unknown theme "${theme}". Choose one of ${Object.keys(themes).join(', ')}, and override its tokens.`];
}

function repeatedIn(merchant: Merchant): string[] {
  return (['siteCodes', 'languages', 'remotes', 'vendors', 'domains'] as const).flatMap((name) => {
    const list: readonly string[] = merchant[name];
    const twice = new Set(list.filter((value, index) => list.indexOf(value) !== index));
    return [...twice].map((value) => `${name}: ${value} is listed twice. Remove one of them.`);
  });
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (!path) return issue.message;
  const [, key] = /^switches\.(.+)$/.exec(path) ?? [];
  if (key !== undefined && !(switchKeys as readonly string[]).includes(key)) return `${path}: ${unknownSwitch(key)}`;
  if (issue.received === 'undefined') return `${path}: missing; expected ${issue.expected ?? 'a value'}`;
  if (issue.expected === 'never') return `${path}: unknown setting. Remove it, or check the spelling.`;
  return `${path}: ${issue.message}`;
}

/** The error message for an unknown switch key. */
export function unknownSwitch(key: string): string {
  const meant = nearest(key, switchKeys);
  return `unknown switch ${key}.${meant === undefined ? '' : ` Did you mean ${meant}?`} Run "atrium switches list CODE" to list all switches.`;
}
