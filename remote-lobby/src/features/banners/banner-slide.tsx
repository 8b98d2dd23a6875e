import { Link, useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BannerPicture } from '../pictures/banner-picture';
import { bannerTarget, type Banner, type BannerTarget } from './banner-target';

/** Size of a banner; low enough on wide screens that games show below it. */
export const bannerSize = css`
  aspect-ratio: 16 / 9;
  @media (min-width: 640px) {
    aspect-ratio: auto;
    block-size: 14rem;
  }
`;

/** Characters from which a title is written smaller. */
const longTitle = 48;

/** A slide is higher where its caption needs it: nothing of a long title is cut. */
const slideSize = css`
  block-size: 100%;
  &::before {
    grid-area: 1 / 1;
    padding-block-end: 56.25%;
    content: '';
    @media (min-width: 640px) {
      block-size: 14rem;
      padding: 0;
    }
  }
`;

/** A banner with its picture and caption, linked to its target. */
export function BannerSlide({ banner }: { banner: Banner }) {
  return (
    <Target target={bannerTarget(banner)}>
      <span css={picture}>
        <BannerPicture source={banner.url} />
      </span>
      {(banner.title || banner.text) && (
        <span css={captionStyle}>
          {banner.title && <strong data-long={[...banner.title].length > longTitle}>{banner.title}</strong>}
          {banner.text && <span>{banner.text}</span>}
        </span>
      )}
    </Target>
  );
}

/** A link or button to the target; plain if the target is unavailable. */
function Target({ target, children }: { target: BannerTarget | undefined; children: ReactNode }) {
  const { commands, navigation } = useHost();
  if (target && 'address' in target)
    return (
      <a
        href={target.address}
        css={[slideSize, style]}
        {...(target.leavesPortal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    );
  if (target && 'to' in target && navigation.has(target.to.place))
    return (
      <Link to={target.to.place} params={target.to.params} css={[slideSize, style]}>
        {children}
      </Link>
    );
  if (target && 'launch' in target) {
    // the host reports failures
    const launch = () => void commands.run('game.launch@1', target.launch).catch(() => undefined);
    return (
      <button type="button" css={[slideSize, style]} onClick={launch}>
        {children}
      </button>
    );
  }
  return <div css={[slideSize, style]}>{children}</div>;
}

const style = css`
  position: relative;
  display: grid;
  inline-size: 100%;
  padding: 0;
  border: 0;
  color: #fff;
  background: none;
  text-align: start;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const picture = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
`;

/** A shadow keeps the caption legible on narrow screens. */
const captionStyle = css`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-2);
  max-inline-size: min(36rem, 72%);
  padding: var(--space-4) clamp(1.25rem, 5vw, 4rem);
  overflow-wrap: anywhere;
  text-shadow: 0 1px 12px rgb(0 0 0 / 0.55);
  & > strong {
    font-family: var(--font-display), var(--script-display);
    font-size: var(--type-display);
    font-weight: var(--heading-weight);
    line-height: var(--line-tight);
    text-wrap: balance;
  }
  & > strong[data-long='true'] {
    font-size: var(--type-large);
    line-height: 1.3;
  }
  & > span {
    font-size: var(--type-large);
  }
  @media (max-width: 639px) {
    max-inline-size: none;
    padding-inline-end: 42%;
    background: linear-gradient(90deg, rgb(0 0 0 / 0.55), transparent 75%);
    & > span {
      font-size: var(--type-body);
      text-wrap: balance;
    }
  }
`;
