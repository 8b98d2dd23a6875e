import type { SettingsAnswer } from '@atrium/api';
import type { Fact } from '@atrium/contract';

/**
 * Facts of the composition with those of a settings answer, which wins, on or off. The composition has already been
 * merged with the answer in its page: this matters for an answer that was late, and for the last known one.
 */
export function mergedFacts(composed: readonly Fact[], answer: SettingsAnswer = {}): readonly Fact[] {
  const { switches = {}, shellSet, resources } = answer;
  const facts = new Set(composed);
  const state = (fact: Fact, on: boolean | undefined) => {
    if (on === undefined) return;
    const off = `${fact}.off` as Fact;
    facts.delete(on ? off : fact);
    facts.add(on ? fact : off);
  };
  for (const [name, on] of Object.entries(switches)) state(`switch:${name}`, on);
  state('setting:loginPop', shellSet?.loginPop);
  if (resources) for (const fact of facts) if (/^resource:/.test(fact)) facts.delete(fact);
  for (const { resourceType, url } of resources ?? []) if (url) facts.add(`resource:${resourceType}`);
  return [...facts];
}
