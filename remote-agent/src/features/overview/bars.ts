/** A bar of the chart, in drawing units. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size in drawing units; the chart scales to its container. */
export const drawing = { width: 720, height: 160 };

/** Bars over the whole width; the highest reaches the top. */
export function barsOf(values: readonly number[]): Bar[] {
  const highest = Math.max(0, ...values);
  const step = drawing.width / values.length;
  const width = Math.min(48, step * 0.7);
  return values.map((value, index) => {
    const height = highest === 0 ? 0 : (Math.max(0, value) / highest) * drawing.height;
    return { x: index * step + (step - width) / 2, y: drawing.height - height, width, height };
  });
}
