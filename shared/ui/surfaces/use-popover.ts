import { useEffect, useId, useLayoutEffect, useState, type RefCallback } from 'react';
import { useApproach } from './use-approach';

/**
 * Below the trigger, along its start, end or centre; or left of it where there is room, else below. Above it where there
 * is no room below, and over it where there is none above either.
 */
export type Placement = 'start' | 'end' | 'center' | 'beside';
export type Opening = 'press' | 'approach';

export interface PopoverState {
  open: boolean;
  id: string;
  setTrigger: RefCallback<HTMLElement>;
  setPanel: RefCallback<HTMLDivElement>;
  /** The panel while it is on the page. */
  panel: HTMLDivElement | null;
  toggle: () => void;
  /** Closes; optionally returns the focus to the trigger. */
  hide: (focusTrigger?: boolean) => void;
}

const gap = 6;
const edge = 8;

/**
 * A panel in the top layer below its trigger; Escape, an outside press and leaving by Tab close it. With `approach` the
 * pointer of a mouse over the element around the trigger, and focus on the trigger, open it too.
 */
export function usePopover(placement: Placement, opensOn: Opening = 'press'): PopoverState {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const approach = useApproach({ trigger, panel, open, setOpen, on: opensOn === 'approach' });
  const { focusTrigger: focusQuietly } = approach;
  const hide = (focusTrigger = false) => {
    setOpen(false);
    if (focusTrigger) focusQuietly();
  };

  useLayoutEffect(() => {
    if (!trigger || !panel) return;
    // browsers and test environments without popovers leave the panel in place
    panel.showPopover?.();
    const place = () => placeUnder(trigger, panel, placement);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [trigger, panel, placement]);

  useEffect(() => {
    if (!panel) return;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.contains(target) || trigger?.contains(target));
    const leave = (event: Event) => {
      if (!inside(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      focusQuietly();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, [trigger, panel, focusQuietly]);

  return { open, id, setTrigger, setPanel, panel, hide, toggle: () => setOpen(approach.keepsOpen() || !open) };
}

function placeUnder(button: HTMLElement, panel: HTMLElement, placement: Placement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const left = {
    start: anchor.left,
    end: anchor.right - width,
    center: anchor.left + (anchor.width - width) / 2,
    beside: anchor.left - gap - width,
  }[placement];
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const lowest = innerHeight - edge - height;
  const isBeside = placement === 'beside' && left >= edge;
  const middle = Math.max(edge, Math.min(anchor.top + (anchor.height - height) / 2, lowest));
  panel.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - width - edge))}px`;
  panel.style.top = `${isBeside ? middle : below <= lowest ? below : above < edge ? middle : above}px`;
}
