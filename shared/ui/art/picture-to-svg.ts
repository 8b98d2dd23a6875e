import type { Gradient, Paint, Picture, Shape } from './picture';

/** A picture as an SVG document, for servers and image files. It uses no style attribute and no script. */
export function pictureToSvg(picture: Picture): string {
  const { width, height, gradients, shapes } = picture;
  const defs = gradients.map((gradient, index) => gradientToSvg(gradient, `g${index}`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${shapes.map(shapeToSvg).join('')}</svg>`;
}

function gradientToSvg({ kind, stops }: Gradient, id: string): string {
  const inner = stops
    .map((stop, index) => {
      const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      return `<stop offset="${index / (stops.length - 1)}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');
  if (kind === 'round') return `<radialGradient id="${id}">${inner}</radialGradient>`;
  return `<linearGradient id="${id}"${kind === 'down' ? ' x2="0" y2="1"' : ''}>${inner}</linearGradient>`;
}

const paint = (value: Paint | undefined): string => (typeof value === 'number' ? `url(#g${value})` : (value ?? 'none'));

function shapeToSvg({ path, fill, stroke, width, cap = 'round', opacity, transform }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${paint(stroke)}" stroke-width="${width}" stroke-linecap="${cap}"`;
  const rest = [opacity !== undefined && ` opacity="${opacity}"`, transform && ` transform="${transform}"`];
  return `<path d="${path}" fill="${paint(fill)}"${line}${rest.filter(Boolean).join('')}/>`;
}
