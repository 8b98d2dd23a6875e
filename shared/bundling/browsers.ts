/**
 * The browsers Atrium supports, as browserslist queries; newer syntax is compiled for them.
 * Safari 16.4 is the oldest: the first with import maps, top-level await in modules and `static` blocks.
 */
export const browsers = [
  'last 2 chrome versions',
  'last 2 edge versions',
  'last 2 firefox versions',
  'safari >= 16.4',
  'ios >= 16.4',
  'last 2 android versions',
];
