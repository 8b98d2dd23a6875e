import { css } from '@emotion/react';

/** A tile in two hues that come from the seed. */
export function DrawnTile({ seed }: { seed: string }) {
  const hue = hueOf(seed);
  return (
    <span
      aria-hidden="true"
      css={style}
      style={{ backgroundImage: `linear-gradient(135deg, hsl(${hue} 60% 45%), hsl(${(hue + 60) % 360} 65% 25%))` }}
    />
  );
}

function hueOf(seed: string): number {
  return [...seed].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}

const style = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;
