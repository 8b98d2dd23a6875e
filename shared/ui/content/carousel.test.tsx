import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';

const labels = { pause: 'Pause', play: 'Play', slide: (number: number, count: number) => `${number} of ${count}` };

const shown = (count: number, interval?: number) =>
  render(
    <Carousel label="Banners" labels={labels} interval={interval}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`#${index}`}>
          Banner {index + 1}
        </a>
      ))}
    </Carousel>,
  );

const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const setReducedMotion = (reduced: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as typeof matchMedia;
};

describe('Carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setReducedMotion(false);
  });
  afterEach(() => jest.useRealTimers());

  it('draws nothing when there is nothing to show [BAN-03]', () => {
    expect(shown(0).container.innerHTML).toBe('');
  });

  it('shows a single slide without controls [BAN-02]', () => {
    shown(1);
    expect(screen.getByRole('link', { name: 'Banner 1' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('advances after 2500 ms, or the given time, and wraps around [BAN-06] [LIM-04]', () => {
    const { unmount } = shown(2);
    pass(2499);
    expect(current()).toBe('1 of 2');
    pass(1);
    expect(current()).toBe('2 of 2');
    pass(2500);
    expect(current()).toBe('1 of 2');
    unmount();
    shown(2, 3000);
    pass(2999);
    expect(current()).toBe('1 of 2');
    pass(1);
    expect(current()).toBe('2 of 2');
  });

  it('stops when paused, until it is played again', () => {
    shown(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(10_000);
    expect(current()).toBe('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(2500);
    expect(current()).toBe('2 of 3');
  });

  it('waits while it is hovered or has the focus', () => {
    shown(3);
    const region = screen.getByRole('region', { name: 'Banners' });
    fireEvent.pointerEnter(region);
    pass(10_000);
    expect(current()).toBe('1 of 3');
    fireEvent.pointerLeave(region);
    pass(2500);
    expect(current()).toBe('2 of 3');
  });

  it('does not start by itself with reduced motion', () => {
    setReducedMotion(true);
    shown(3);
    pass(10_000);
    expect(current()).toBe('1 of 3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('follows a swipe after it ends', () => {
    shown(3);
    const track = screen.getByRole('group', { name: 'Banners' });
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    track.scrollLeft = 580;
    fireEvent.scroll(track);
    expect(current()).toBe('1 of 3');
    pass(120);
    expect(current()).toBe('3 of 3');
  });

  it('makes hidden slides unreachable', () => {
    shown(2);
    expect(screen.getByText('Banner 2').closest('[inert]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '2 of 2' }));
    expect(screen.getByText('Banner 2').closest('[inert]')).toBeNull();
    expect(screen.getByText('Banner 1').closest('[inert]')).not.toBeNull();
  });
});
