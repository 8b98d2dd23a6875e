import { miniGameHold } from '@atrium/api/figures';
import { isInUse, watchCovering } from '@atrium/ui/floating';
import { buttonSize, foldedShift, keepInside, pointOf, type Spot } from './bounds';
import { isAtRest, nextPose, type Point, type Pose } from './motion';

/** CSS pixels that an arrow key moves the button; with Shift, four times as many. */
const keyStep = 16;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Makes an element a button that floats in the window: dragged after a hold, moved with the arrow keys, back inside
 * after the window changed its size, and folded to the side while it would cover an action or a text of the page. The element is
 * `position: fixed` at the window's upper left corner. Without motion, the button stays folded, follows the pointer
 * directly and does not tilt.
 */
export class FloatingButton {
  readonly #element: HTMLElement;
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  readonly #lifetime = new AbortController();
  #pose: Pose;
  #target: Point;
  #folded = false;
  #dragging: { pointer: number; from: Point; start: Point } | undefined;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #covering: ReturnType<typeof watchCovering> | undefined;
  #frame: number | undefined;
  /** Whether the click that ends a drag is still to come. */
  #dragged = false;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#target = pointOf('start', buttonSize, windowSize());
    this.#pose = { ...this.#target, tilt: 0 };
  }

  /** Follows pointer, keys and window; returns the stop. */
  start(): () => void {
    const { signal } = this.#lifetime;
    const element = this.#element;
    element.addEventListener('pointerdown', this.#press, { signal });
    element.addEventListener('pointermove', this.#drag, { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      element.addEventListener(end, this.#release, { signal });
    element.addEventListener('click', this.#click, { signal, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    element.addEventListener('contextmenu', (event) => this.#dragging && event.preventDefault(), { signal });
    element.addEventListener('keydown', this.#key, { signal });
    for (const name of ['focus', 'blur', 'pointerenter', 'pointerleave'] as const)
      element.addEventListener(name, this.#draw, { signal });
    window.addEventListener('resize', this.#fit, { signal });
    const box = () => ({ ...this.#target, ...buttonSize });
    this.#covering = watchCovering(element, box, (covers) => {
      this.#folded = covers;
      this.#draw();
    });
    this.#fit();
    return () => {
      this.#lifetime.abort();
      this.#covering?.stop();
      clearTimeout(this.#hold);
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    };
  }

  /** Moves to a spot of the window. */
  moveTo(spot: Spot): void {
    this.#goTo(pointOf(spot, buttonSize, windowSize()));
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#dragged = false;
    clearTimeout(this.#hold);
    const { pointerId, clientX, clientY } = event;
    this.#hold = setTimeout(() => {
      this.#element.setPointerCapture?.(pointerId);
      this.#dragging = { pointer: pointerId, from: { x: clientX, y: clientY }, start: this.#target };
      this.#dragged = true;
      this.#draw();
    }, miniGameHold);
  };

  readonly #drag = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (this.#dragging?.pointer !== pointerId) return;
    const { from, start } = this.#dragging;
    this.#goTo({ x: start.x + clientX - from.x, y: start.y + clientY - from.y });
  };

  readonly #release = (): void => {
    clearTimeout(this.#hold);
    if (!this.#dragging) return;
    this.#dragging = undefined;
    this.#draw();
    this.#covering?.look();
  };

  /** The click that follows a drag does not press the button. */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const direction = arrows[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? keyStep * 4 : keyStep;
    const { x, y } = this.#target;
    this.#goTo({ x: x + direction.x * step, y: y + direction.y * step });
  };

  readonly #fit = (): void => this.#goTo(this.#target);

  #goTo(point: Point): void {
    this.#target = keepInside(point, buttonSize, windowSize());
    if (this.#calm.matches) this.#pose = { ...this.#target, tilt: 0 };
    else this.#frame ??= requestAnimationFrame(this.#step);
    this.#draw();
    this.#covering?.look();
  }

  readonly #step = (): void => {
    this.#frame = undefined;
    this.#pose = nextPose(this.#pose, this.#target);
    this.#draw();
    if (!isAtRest(this.#pose, this.#target)) this.#frame = requestAnimationFrame(this.#step);
  };

  readonly #draw = (): void => {
    const { x, y, tilt } = this.#pose;
    const element = this.#element;
    const used = this.#dragging !== undefined || isInUse(element);
    const away = (this.#folded || this.#calm.matches) && !used;
    const shift = away ? foldedShift(this.#target, buttonSize, windowSize()) : 0;
    element.style.transform = `translate(${x + shift}px, ${y}px) rotate(${tilt}deg)`;
    element.toggleAttribute('data-folded', away);
    element.toggleAttribute('data-dragging', this.#dragging !== undefined);
  };
}

function windowSize() {
  const { clientWidth } = document.documentElement;
  return { width: clientWidth || window.innerWidth, height: window.innerHeight };
}
