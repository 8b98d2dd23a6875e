/** Characters that are cleaned in one go: a few milliseconds on a slow phone. */
export const pieceLength = 20_000;

interface Cleaning {
  /** Parses without running or loading anything. */
  parse(html: string): Iterable<ChildNode>;
  clean(piece: string): string;
  /** Lets the page answer to the person. */
  pause(): Promise<void>;
}

/**
 * Cleans HTML in pieces with pauses between them, so that a long text does not freeze the page. A piece is a row of whole
 * elements; an element that is longer than a piece becomes several of its kind.
 */
export async function cleanInPieces(html: string, { parse, clean, pause }: Cleaning): Promise<string> {
  if (html.length <= pieceLength) return clean(html);
  let cleaned = '';
  for (const piece of joined(partsOf(parse(html)))) {
    await pause();
    cleaned += clean(piece);
  }
  return cleaned;
}

/** Joins parts while they fit into a piece. */
function* joined(parts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && piece.length + part.length > pieceLength) {
      yield piece;
      piece = '';
    }
    piece += part;
  }
  if (piece !== '') yield piece;
}

function* partsOf(nodes: Iterable<ChildNode>): Generator<string> {
  for (const node of nodes) {
    if (node instanceof Text) yield escape(node.data);
    if (!(node instanceof Element)) continue;
    const whole = node.outerHTML;
    if (whole.length <= pieceLength || node.children.length === 0) yield whole;
    else yield* splitElement(node);
  }
}

/** An element as several with the same tag and attributes, which share its content. */
function* splitElement(element: Element): Generator<string> {
  if (element.tagName === 'OL') numberItems(element);
  const shell = (element.cloneNode(false) as Element).outerHTML;
  const end = shell.lastIndexOf('</');
  for (const content of joined(partsOf(element.childNodes))) yield shell.slice(0, end) + content + shell.slice(end);
}

/** Writes each number of a list at its item, so that a part of the list does not begin again at 1. */
function numberItems(list: Element): void {
  let next = wholeNumber(list.getAttribute('start')) ?? 1;
  for (const item of list.children) {
    if (item.tagName !== 'LI') continue;
    const number = wholeNumber(item.getAttribute('value')) ?? next;
    item.setAttribute('value', String(number));
    next = number + 1;
  }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
