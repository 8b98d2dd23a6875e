import { useText } from '@atrium/contract/react';
import { Carousel } from '@atrium/ui';
import { BannerSlide } from './banner-slide';
import type { Banner } from './banner-target';

interface BannerCarouselProps {
  banners: Banner[];
  /** Milliseconds; the product's 2500 unless told. */
  interval?: number;
}

/** Banners that follow each other; a single one stands plain, none draws nothing. */
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
