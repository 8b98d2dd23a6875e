import { contrastFindings, type ContrastFinding, type Theme } from '@atrium/ui/tokens';

/** Contrast faults of a theme: one sentence per foreground, with its worst background (WCAG 2.2, 1.4.3 and 1.4.11). */
export function contrastFaults(look: Theme): string[] {
  const worst = new Map<string, ContrastFinding>();
  for (const finding of contrastFindings(look)) {
    const present = worst.get(finding.front);
    if (!present || finding.ratio / finding.required < present.ratio / present.required)
      worst.set(finding.front, finding);
  }
  return [...worst.values()].map(
    ({ front, back, ratio, required, kind }) =>
      `tokens: ${front} (${placesOf(look, front)}) on ${back} (${placesOf(look, back)}) has a contrast of ` +
      `${ratio.toFixed(2)} to 1; ${kind === 'text' ? 'text needs' : 'control borders need'} ${required} to 1. ` +
      'Choose colours that differ more.',
  );
}

/** Names of the tokens that use the colour, on its own or in a gradient. */
function placesOf(look: Theme, colour: string): string {
  const places = (['color', 'button', 'nav', 'card', 'art'] as const).flatMap((group) =>
    Object.entries(look[group]).flatMap(([name, value]: [string, string]) =>
      value.toLowerCase().includes(colour.toLowerCase()) ? [`${group}.${name}`] : [],
    ),
  );
  return places.slice(0, 3).join(', ') || 'content on pictures';
}
