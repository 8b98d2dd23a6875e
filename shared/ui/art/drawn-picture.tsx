import { useId } from 'react';
import type { Gradient, Paint, Picture } from './picture';

export interface DrawnPictureProps {
  picture: Picture;
  /** What stays in a box that is narrower than the picture; default `middle`. */
  keep?: 'middle' | 'right';
  className?: string;
}

/** An inline picture that fills its box; decorative. */
export function DrawnPicture({ picture, keep = 'middle', className }: DrawnPictureProps) {
  const { width, height, gradients, shapes } = picture;
  const id = useId();
  const paint = (value: Paint | undefined) => (typeof value === 'number' ? `url(#${id}${value})` : (value ?? 'none'));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keep === 'right' ? 'xMaxYMid slice' : 'xMidYMid slice'}
      width="100%"
      height="100%"
      aria-hidden="true"
      className={className}
    >
      <defs>
        {gradients.map((gradient, index) => (
          <DrawnGradient key={index} id={`${id}${index}`} {...gradient} />
        ))}
      </defs>
      {shapes.map(({ path, fill, stroke, width: strokeWidth, cap = 'round', opacity, transform }, index) => (
        <path
          key={index}
          d={path}
          fill={paint(fill)}
          stroke={stroke === undefined ? undefined : paint(stroke)}
          strokeWidth={strokeWidth}
          strokeLinecap={cap}
          opacity={opacity}
          transform={transform}
        />
      ))}
    </svg>
  );
}

function DrawnGradient({ id, kind, stops }: Gradient & { id: string }) {
  const inner = stops.map((stop, index) => {
    const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
    return <stop key={index} offset={index / (stops.length - 1)} stopColor={color} stopOpacity={opacity} />;
  });
  if (kind === 'round') return <radialGradient id={id}>{inner}</radialGradient>;
  return (
    <linearGradient id={id} {...(kind === 'down' && { x2: 0, y2: 1 })}>
      {inner}
    </linearGradient>
  );
}
