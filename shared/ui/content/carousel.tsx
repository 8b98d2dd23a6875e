import { bannerIntervals } from '@atrium/api/figures';
import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { pauseIcon, playIcon } from '../icons/actions';
import { useSlides } from './use-slides';

export interface CarouselProps {
  /** The slides; none draws nothing, a single one has no controls. */
  children: ReactNode;
  label: string;
  labels: { pause: string; play: string; slide: (number: number, count: number) => string };
  /** Milliseconds per slide; `'none'`: slides advance by hand only, with the dots below them. Default: `bannerIntervals.elsewhere`. */
  interval?: number | 'none';
}

/** Slides that advance by themselves until paused; swiped by the browser's own scrolling. */
export function Carousel({ children, label, labels, interval = bannerIntervals.elsewhere }: CarouselProps) {
  const slides = Children.toArray(children);
  const { track, index, playing, setHeld, togglePlaying, go, scrolled } = useSlides(slides.length, interval);
  const still = interval === 'none';
  const frame = still ? undefined : frameStyle;
  if (slides.length === 0) return null;
  if (slides.length === 1) return <div css={frame}>{slides}</div>;
  return (
    <section
      aria-label={label}
      css={frame}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        role="group"
        aria-label={label}
        tabIndex={0}
        css={trackStyle}
        aria-live={playing ? 'off' : 'polite'}
        onScroll={scrolled}
      >
        {slides.map((slide, at) => (
          <div
            key={at}
            role="group"
            aria-label={labels.slide(at + 1, slides.length)}
            inert={at !== index}
            css={slideStyle}
          >
            {slide}
          </div>
        ))}
      </div>
      <div css={[controlsStyle, still && belowStyle]}>
        {slides.map((_, at) => (
          <button
            key={at}
            type="button"
            aria-label={labels.slide(at + 1, slides.length)}
            aria-current={at === index ? 'true' : undefined}
            css={dotStyle}
            onClick={() => go(at)}
          />
        ))}
        {!still && (
          <IconButton
            label={playing ? labels.pause : labels.play}
            icon={playing ? pauseIcon : playIcon}
            onPicture
            css={pauseStyle}
            onClick={togglePlaying}
          />
        )}
      </div>
    </section>
  );
}

const frameStyle = css`
  position: relative;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-card);
  corner-shape: var(--corner-shape);
  background: var(--color-card);
`;

const trackStyle = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const slideStyle = css`
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
`;

const controlsStyle = css`
  position: absolute;
  inset-block-end: 0.5rem;
  inset-inline-end: 0.75rem;
  display: flex;
  align-items: center;
  padding-inline-start: 0.375rem;
  border-radius: var(--radius-round);
  /* so that the dots are seen on any picture */
  background: rgb(6 6 12 / 0.45);
`;

const belowStyle = css`
  position: static;
  justify-content: center;
  inline-size: fit-content;
  margin: var(--space-3) auto 0;
  padding-inline: 0.375rem;
`;

/** A small dot in a target of 24 px. */
const dotStyle = css`
  position: relative;
  inline-size: 24px;
  block-size: 28px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    position: absolute;
    inset: 0;
    inline-size: 8px;
    block-size: 8px;
    margin: auto;
    border-radius: var(--radius-round);
    background: #fff;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.55);
    opacity: 0.7;
    content: '';
    transition: inline-size var(--motion-medium);
  }
  &[aria-current]::before {
    inline-size: 20px;
    background: var(--color-second);
    opacity: 1;
  }
`;

const pauseStyle = css`
  inline-size: 2rem;
  block-size: 2rem;
  margin-inline-start: 0.5rem;
`;
