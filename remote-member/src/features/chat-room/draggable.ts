import { isInUse, watchCovering } from '@atrium/ui/floating';
import { buttonSize, foldedShift, keepInside, snap, type Point } from './snap';

/** CSS pixels that an arrow key moves the button; with Shift, four times as many. */
const keyStep = 16;
/** CSS pixels that a pressed pointer may move without dragging. */
const slack = 6;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Makes a button draggable by pointer and arrow keys; released, or without the focus, it snaps to the nearest edge.
 * While it would cover an action or a text of the page and is not used, it is folded to that edge: a strip of it
 * stays in the window. Returns the stop.
 */
export function makeDraggable(element: HTMLElement, start: Point): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let place = start;
  let held: { pointer: number; from: Point; at: Point } | undefined;
  let dragged = false;
  let covers = false;

  const fold = () => {
    const folded = covers && held === undefined && !isInUse(element);
    const { x, y } = folded ? foldedShift(place, windowSize()) : { x: 0, y: 0 };
    element.style.translate = `${x}px ${y}px`;
    element.toggleAttribute('data-folded', folded);
  };
  const draw = (next: Point) => {
    place = next;
    element.style.transform = `translate(${place.x}px, ${place.y}px)`;
    fold();
    covering.look();
  };
  const covering = watchCovering(
    element,
    () => ({ ...place, ...buttonSize }),
    (found) => {
      covers = found;
      fold();
    },
  );
  const settle = () => draw(snap(place, windowSize()));
  const drop = () => {
    const ended = held !== undefined && dragged;
    held = undefined;
    if (ended) settle();
    else fold();
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    dragged = false;
    held = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, at: place };
    // a fast pointer leaves the button before it has moved once
    element.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    const x = event.clientX - held.from.x;
    const y = event.clientY - held.from.y;
    if (!dragged && Math.hypot(x, y) < slack) return;
    dragged = true;
    draw(keepInside({ x: held.at.x + x, y: held.at.y + y }, windowSize()));
  };
  /** The click that ends a drag does not press the button. */
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? keyStep * 4 : keyStep;
    draw(keepInside({ x: place.x + direction.x * step, y: place.y + direction.y * step }, windowSize()));
  };

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(end, drop, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('keydown', key, { signal });
  element.addEventListener('blur', settle, { signal });
  for (const name of ['focus', 'pointerenter', 'pointerleave'] as const)
    element.addEventListener(name, fold, { signal });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('resize', settle, { signal });
  settle();
  return () => {
    lifetime.abort();
    covering.stop();
  };
}

export function windowSize() {
  return { width: document.documentElement.clientWidth || window.innerWidth, height: window.innerHeight };
}
