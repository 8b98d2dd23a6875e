import { definePromoCard } from './define-promo-card';
import { timeLeft } from './time-left';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 2);

test.each([
  [3 * day + 5, 'EN', 'in 3 days'],
  [day, 'EN', 'in 1 day'],
  [day - 1, 'EN', 'in 23 hours'],
  [90 * 60_000, 'EN', 'in 1 hour'],
  [61_000, 'EN', 'in 2 minutes'],
  [1, 'EN', 'in 1 minute'],
  [3 * day, 'zh-Hans', '3天后'],
])('%d ms before the end it says so in %s: %s', (left, language, words) => {
  expect(timeLeft(now + left, now, language)).toBe(words);
});

test.each([[0], [-1], [30 * day + 1], [NaN]])('with %d ms left it says nothing', (left) => {
  expect(timeLeft(now + left, now, 'EN')).toBeUndefined();
});

describe('the element of a card', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  function add(ends: string): HTMLElement {
    definePromoCard();
    definePromoCard();
    const card = document.createElement('promo-card');
    card.setAttribute('ends', ends);
    card.setAttribute('text', 'Ends {time}');
    document.body.append(card);
    return card;
  }
  const shown = (card: HTMLElement) => {
    const time = card.shadowRoot?.querySelector('p');
    return time?.hidden ? undefined : time?.textContent;
  };

  it('shows the time left, keeps it current, and stops when it is removed [PRM-21]', () => {
    const card = add(String(now + 2 * 60_000));
    expect(shown(card)).toBe('Ends in 2 minutes');
    expect(card.shadowRoot?.querySelector('slot')).not.toBeNull();
    jest.advanceTimersByTime(90_000);
    expect(shown(card)).toBe('Ends in 1 minute');
    jest.advanceTimersByTime(30_000);
    expect(shown(card)).toBeUndefined();
    card.setAttribute('ends', String(now + 5 * day));
    expect(shown(card)).toBe('Ends in 4 days');
    card.remove();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['', 'soon'])('says nothing for the end %j', (ends) => {
    expect(shown(add(ends))).toBeUndefined();
  });
});
