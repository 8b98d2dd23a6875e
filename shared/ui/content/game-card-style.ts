import { css } from '@emotion/react';
import { cardStyle } from '../surfaces/card';

/** Shown on hover and keyboard focus; on touch, the whole card plays. */
const revealed = '&:hover, &:has(:focus-visible)';

export const gameCardStyle = css`
  ${cardStyle}
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  transition:
    transform var(--motion-medium) var(--motion-ease),
    box-shadow var(--motion-medium);
  ${revealed} {
    box-shadow: var(--card-shadow-hover);
    transform: translateY(var(--card-lift));
    --reveal: 1;
  }
  &[data-closed] > [data-part='art'] {
    filter: grayscale(0.9) brightness(0.6);
  }
  &[data-closed]:hover {
    transform: none;
  }
`;

export const artStyle = css`
  aspect-ratio: var(--card-art-ratio);
  overflow: hidden;
  background: var(--color-raised);
  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform var(--motion-slow) var(--motion-ease);
    transform: scale(calc(1 + 0.05 * var(--reveal, 0)));
  }
`;

export const captionStyle = css`
  flex: 1;
  padding: var(--card-caption-padding);
  text-align: var(--card-caption-align);
  & > h3 {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--type-body);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > p {
    margin-block-start: 0.125rem;
    overflow: hidden;
    color: var(--color-muted);
    font-size: var(--type-tiny);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const playStyle = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: start center;
  padding: 0;
  border: 0;
  border-radius: var(--radius-card);
  corner-shape: var(--corner-shape);
  background: none;
  cursor: pointer;
  touch-action: manipulation;
  &[aria-busy] {
    cursor: progress;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > span {
    display: grid;
    grid-auto-flow: column;
    gap: 0.4em;
    place-content: center;
    place-items: center;
    inline-size: 100%;
    aspect-ratio: var(--card-art-ratio);
    color: #fff;
    background: rgb(6 6 12 / 0.58);
    font-weight: 700;
    opacity: var(--reveal, 0);
    transition: opacity var(--motion-fast);
  }
  @media (hover: none) {
    & > span {
      display: none;
    }
  }
  &[aria-busy] > span {
    display: grid;
    opacity: 1;
  }
`;

export const startSlot = css`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  pointer-events: none;
`;

export const endSlot = css`
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-end: 0.375rem;
`;

/** Above the caption, on the picture, while the card is hovered. */
export const demoStyle = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  aspect-ratio: var(--card-art-ratio);
  padding-block-end: 0.625rem;
  pointer-events: none;
  & > button {
    color: #fff;
    background: rgb(6 6 12 / 0.62);
    border-color: rgb(255 255 255 / 0.7);
    opacity: var(--reveal, 0);
    pointer-events: auto;
  }
  /* below the caption, so that a tap anywhere on the picture plays */
  @media (hover: none) {
    position: relative;
    aspect-ratio: auto;
    padding: 0 0.5rem 0.5rem;
    & > button {
      inline-size: 100%;
      color: inherit;
      background: none;
      border-color: var(--color-border);
      opacity: 1;
    }
  }
`;

export const unavailableStyle = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: grid;
  place-items: center;
  aspect-ratio: var(--card-art-ratio);
  padding: var(--space-3);
  color: #fff;
  background: rgb(6 6 12 / 0.5);
  font-size: var(--type-small);
  font-weight: 600;
  text-align: center;
`;

/** For a list of many small cards: the name lies over the picture, a demo in the picture's corner. */
export const denseCards = css`
  & [data-part='caption'] {
    position: relative;
    display: flex;
    flex: none;
    align-items: flex-end;
    block-size: 3.5rem;
    margin-block-start: -3.5rem;
    padding: 0.25rem 0.5rem 0.375rem;
    color: #fff;
    background: linear-gradient(transparent, rgb(6 6 12 / 0.85) 70%);
    text-align: start;
    text-shadow: 0 1px 3px rgb(0 0 0 / 0.8);
    & > h3 {
      color: inherit;
      font-size: var(--type-small);
      line-height: var(--line-tight);
    }
    & > p {
      display: none;
    }
  }
  @media (hover: none) {
    /* below the demo, beside which a narrow card has no room */
    & :has(> [data-part='demo']) > [data-part='favourite'] {
      inset-block-start: 2.25rem;
    }
    & [data-part='demo'] {
      position: absolute;
      inset-block-start: 0.25rem;
      inset-inline: 0.25rem auto;
      max-inline-size: calc(100% - 0.5rem);
      padding: 0;
      & > button {
        min-block-size: 1.75rem;
        padding: 0 0.5rem;
        color: #fff;
        background: rgb(6 6 12 / 0.72);
        border-color: rgb(255 255 255 / 0.6);
        font-size: var(--type-tiny);
      }
    }
  }
`;
