import { escapeHtml } from '../../html/escape';
import type { CapturedElement, CapturedNode } from '../capture';
import {
  allowedElements,
  allowedInputs,
  emptyElements,
  idAttributes,
  paintAttributes,
  plainAttributes,
  refusedAria,
  refusedRoles,
} from './allowed';
import { isAllowedAddress } from './is-allowed-address';

/** Keeps the ids of a snapshot apart from those of the page that replaces it. */
const idPrefix = 's-';
/** Deeper pages are cut. */
const mostLevels = 60;

/** Writes captured nodes as HTML: allowed elements with allowed attributes, everything else left out. Pure. */
export function cleanNodes(nodes: readonly CapturedNode[], images: readonly string[], level = 0): string {
  if (level > mostLevels) return '';
  return nodes
    .map((node) => (typeof node === 'string' ? escapeHtml(node) : cleanElement(node, images, level)))
    .join('');
}

function cleanElement(element: CapturedElement, images: readonly string[], level: number): string {
  const tag = element.tag === 'form' ? 'div' : element.tag;
  if (!allowedElements.has(tag)) return '';
  if (tag === 'input' && !allowedInputs.has(element.attributes['type'] ?? 'text')) return '';
  const attributes = Object.entries(element.attributes).flatMap(([name, value]) => {
    const cleaned = cleanAttribute(tag, name, value, images);
    return cleaned === undefined ? [] : [` ${name}="${escapeHtml(cleaned)}"`];
  });
  // a button of a form would submit it, and an input would be completed by the browser
  if (tag === 'button') attributes.push(' type="button"');
  if (tag === 'input')
    attributes.push(` type="${element.attributes['type'] === 'search' ? 'search' : 'text'}"`, ' autocomplete="off"');
  const opening = `<${tag}${attributes.join('')}>`;
  return emptyElements.has(tag) ? opening : `${opening}${cleanNodes(element.children, images, level + 1)}</${tag}>`;
}

function cleanAttribute(tag: string, name: string, value: string, images: readonly string[]): string | undefined {
  if (plainAttributes.has(name)) return value;
  if (idAttributes.has(name)) return prefixed(value);
  if (paintAttributes.has(name)) return cleanPaint(value);
  if (name === 'role') return refusedRoles.has(value) ? undefined : value;
  if (/^aria-[a-z]+$/.test(name)) return refusedAria.has(name) ? undefined : value;
  if (/^data-[a-z][a-z-]*$/.test(name)) return value;
  if (name === 'href' && tag === 'use') return /^#[\w:.-]+$/.test(value) ? `#${idPrefix}${value.slice(1)}` : undefined;
  if (name === 'href' && tag === 'a') {
    if (/^#[\w:.-]+$/.test(value)) return `#${idPrefix}${value.slice(1)}`;
    return isAllowedAddress(value, []) ? value : undefined;
  }
  if (name === 'src' && tag === 'img') return isAllowedAddress(value, images, { data: true }) ? value : undefined;
  if (name === 'name' && tag === 'input') return value;
  return undefined;
}

function prefixed(ids: string): string {
  return ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => idPrefix + id)
    .join(' ');
}

/** A colour, or an element of the same snapshot. */
function cleanPaint(value: string): string | undefined {
  const [, id] = /^url\(["']?#([\w:.-]+)["']?\)$/.exec(value) ?? [];
  if (id !== undefined) return `url(#${idPrefix}${id})`;
  return /^[\w#%.,()\s-]*$/.test(value) && !/url/i.test(value) ? value : undefined;
}
