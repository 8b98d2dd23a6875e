import createPurifier from 'dompurify';
import { classesFor } from './rich-text';

/** Words, lists, tables, pictures and links; nothing that runs, asks, frames or styles. */
const tags =
  'a b blockquote br caption code div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'class',
  'style',
  'colspan',
  'rowspan',
  'width',
  'height',
  'dir',
  'lang',
];

/** Makes server HTML safe to show. Links leave in a new tab without a way back; styles become the host's own classes. */
export function createCleaner(page: Window): (html: string) => string {
  const purifier = createPurifier(page as never);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    element.removeAttribute('class');
    if (element.hasAttribute('style')) {
      const classes = classesFor((element as HTMLElement).style);
      element.removeAttribute('style');
      if (classes.length > 0) element.setAttribute('class', classes.join(' '));
    }
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy');
  });
  return (html) =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
      SANITIZE_NAMED_PROPS: true,
    });
}
