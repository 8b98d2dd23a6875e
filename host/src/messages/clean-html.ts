import createPurifier from 'dompurify';
import { cleanInPieces } from './clean-in-pieces';
import { classesFor } from './rich-text';

/** Text, lists, tables, pictures and links; nothing that runs, asks, frames or styles. */
const tags =
  'a b blockquote br caption code details div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
/** Attribute that holds an element's style until it is read. */
const parkedStyle = 'data-rich';
const addresses = ['href', 'src'];
const plain = [
  'alt',
  'title',
  'class',
  parkedStyle,
  'colspan',
  'rowspan',
  'start',
  'value',
  'width',
  'height',
  'dir',
  'lang',
];

/**
 * Makes server HTML safe to show. Links open in a new tab without access to this one; styles become the host's classes.
 */
export function createCleaner(page: Window): (html: string) => string {
  const purifier = createPurifier(page as never);
  const probe = page.document.createElement('span');
  purifier.addHook('afterSanitizeAttributes', (element) => {
    element.removeAttribute('class');
    probe.style.cssText = element.getAttribute(parkedStyle) ?? '';
    element.removeAttribute(parkedStyle);
    const classes = classesFor(probe.style);
    if (classes.length > 0) element.setAttribute('class', classes.join(' '));
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (element.tagName === 'IMG') {
      element.setAttribute('loading', 'lazy');
      // else it would leave an empty frame
      if (!element.hasAttribute('src')) element.setAttribute('hidden', '');
    }
  });
  return (html) =>
    purifier.sanitize(withoutStyles(html), {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: [...addresses, ...plain],
      // every other attribute must match the pattern for addresses
      ADD_URI_SAFE_ATTR: plain,
      ALLOW_DATA_ATTR: false,
      // aria-modal would hide the page around the content from screen readers
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
      SANITIZE_NAMED_PROPS: true,
    });
}

/** The same for HTML of any length, without freezing the page. */
export function createCleanerInPieces(page: Window & typeof globalThis): (html: string) => Promise<string> {
  const clean = createCleaner(page);
  return (html) =>
    cleanInPieces(html, {
      parse: (long) => new page.DOMParser().parseFromString(withoutStyles(long), 'text/html').body.childNodes,
      clean,
      pause: () => new Promise((resolve) => page.setTimeout(resolve)),
    });
}

/**
 * The page's policy forbids inline styles and reports each, even while parsing HTML that will be cleaned: they are
 * moved to another attribute in the text. The cleaner drops what this misses, as an attribute that is not listed. A tag
 * ends at the next `<`: otherwise unclosed tags would take a time that grows with the square of their number.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/gi, `$1${parkedStyle}`));
}
