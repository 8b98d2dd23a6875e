import { contrastFindings, contrastRatio, themes, type Theme } from '.';

const { aurora } = themes as { aurora: Theme };

describe('contrast', () => {
  it('computes the ratios of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });

  it.each(Object.keys(themes))('is sufficient for every text and control of %s', (code) => {
    expect(contrastFindings(themes[code] as Theme)).toEqual([]);
  });

  it('finds a text that is too pale, with the ratio and what is required', () => {
    const pale = { ...aurora, color: { ...aurora.color, muted: '#555066' } };
    const findings = contrastFindings(pale);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatchObject({ front: '#555066', required: 4.5 });
  });

  it('uses the worst colour of a gradient', () => {
    const button = { ...aurora.button, background: 'linear-gradient(180deg, #ffffff, #1e1503)' };
    expect(contrastFindings({ ...aurora, button })).toEqual([
      expect.objectContaining({ front: aurora.button.text, back: '#1e1503' }),
    ]);
  });
});
