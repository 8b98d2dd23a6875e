import { promoCard } from './promo-card';
import { timeLeft } from './time-left';

/** Milliseconds between two updates of the time left. */
const interval = 30_000;

/** Defines the element that shows the time left on a promotion's card, once per document. */
export function definePromoCard(): void {
  if (customElements.get(promoCard)) return;
  customElements.define(
    promoCard,
    /** Attributes: `ends`, milliseconds since 1970; `text`, with `{time}` where the time left belongs. */
    class extends HTMLElement {
      static readonly observedAttributes = ['ends', 'text'];
      readonly #time = document.createElement('p');
      #timer: ReturnType<typeof setInterval> | undefined;

      constructor() {
        super();
        this.#time.setAttribute('part', 'time-left');
        this.attachShadow({ mode: 'open' }).append(document.createElement('slot'), this.#time);
      }

      connectedCallback(): void {
        this.#show();
        this.#timer = setInterval(() => this.#show(), interval);
      }

      disconnectedCallback(): void {
        clearInterval(this.#timer);
      }

      attributeChangedCallback(): void {
        this.#show();
      }

      #show(): void {
        const left = timeLeft(Number(this.getAttribute('ends') || NaN), Date.now(), document.documentElement.lang);
        this.#time.hidden = left === undefined;
        this.#time.textContent = (this.getAttribute('text') ?? '').replace('{time}', left ?? '');
      }
    },
  );
}
