import { useText } from '@atrium/contract/react';
import { Carousel } from '@atrium/ui';
import { BannerSlide } from './banner-slide';
import type { Banner } from './banner-target';

interface BannerCarouselProps {
  banners: Banner[];
  /** Milliseconds per banner; default: `bannerIntervals.elsewhere`. */
  interval?: number;
}

/** Rotating banners; a single banner has no controls, and none renders nothing. */
export function BannerCarousel({ banners, interval }: BannerCarouselProps) {
  const text = useText();
  return (
    <Carousel
      label={text('home.banners')}
      labels={{
        pause: text('banner.pause'),
        play: text('banner.play'),
        slide: (number, count) => text('banner.slide', { number, count }),
      }}
      interval={interval}
    >
      {banners.map((banner) => (
        <BannerSlide key={banner.bannerId} banner={banner} />
      ))}
    </Carousel>
  );
}
