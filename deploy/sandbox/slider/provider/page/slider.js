(() => {
  /** @typedef {import('../../page/types').WidgetOptions} WidgetOptions */

  /** What a person is asked: to slide a piece into its gap, or a question for whoever cannot see or drag it. */
  class Slider {
    #options;
    #trail;
    #root;
    #status = element('p', { role: 'status', 'data-part': 'status' });
    #busy = false;

    /**
     * @param {HTMLElement} root
     * @param {WidgetOptions} options
     */
    constructor(root, options) {
      this.#root = root;
      this.#options = options;
      const { config, texts } = options;
      const isQuestion = config.captcha_type === 'question';
      const form = element('form', {}, ...(isQuestion ? this.#question() : this.#puzzle()));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void this.#submit(new FormData(form).get('answer'));
      });
      const other = this.#button(isQuestion ? texts.askPuzzle : texts.askQuestion, isQuestion ? 'slide' : 'question');
      const another = this.#button(texts.another, config.captcha_type);
      const check = element('button', { type: 'submit', 'data-part': 'check' }, texts.check);
      form.append(this.#status, check, element('div', { 'data-part': 'others' }, another, other));
      root.replaceChildren(form);
      this.#trail = new /** @type {NonNullable<typeof window.GeetestTrail>} */ (window.GeetestTrail)(form);
    }

    focus() {
      /** @type {HTMLElement | null} */ (this.#root.querySelector('input'))?.focus();
    }

    /** Result fields as this version names them. */
    resultOf(/** @type {Record<string, string>} */ seccode) {
      return seccode;
    }

    #puzzle() {
      const { config, texts } = this.#options;
      const { width = 0, height = 0, piece = 0, ypos = 0, static_servers: servers } = config;
      const [background, slice] = [
        element('img', { alt: texts.picture, 'data-part': 'background', draggable: 'false' }),
        element('img', { alt: '', 'data-part': 'slice', draggable: 'false' }),
      ];
      fallBack(background, servers, config.bg ?? '', () => this.#options.failed('60204'));
      fallBack(slice, servers, config.slice ?? '', () => this.#options.failed('60204'));
      const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
      background.style.aspectRatio = `${width} / ${height}`;
      slice.style.insetBlockStart = percent(ypos, height);
      slice.style.inlineSize = percent(piece, width);
      const range = element('input', {
        type: 'range',
        name: 'answer',
        min: '0',
        max: String(width - piece),
        value: '0',
        step: '1',
        'aria-label': texts.slide,
      });
      range.addEventListener('input', () => (slice.style.insetInlineStart = percent(Number(range.value), width)));
      // letting go of the piece is the answer; by the keyboard it is Enter or the button
      range.addEventListener('pointerup', () => range.value !== '0' && range.form?.requestSubmit());
      return [
        element('p', { 'data-part': 'asked' }, texts.puzzle),
        element('div', { 'data-part': 'picture' }, background, slice),
        range,
      ];
    }

    #question() {
      const { config, texts } = this.#options;
      const { asks, numbers } = config.question ?? { asks: 'largest', numbers: [] };
      const choices = numbers.map((number, index) => {
        const input = element('input', { type: 'radio', name: 'answer', value: String(index), required: '' });
        return element('label', {}, input, String(number));
      });
      return [element('fieldset', {}, element('legend', { 'data-part': 'asked' }, texts[asks]), ...choices)];
    }

    /** @param {FormDataEntryValue | null} given */
    async #submit(given) {
      if (this.#busy || given === null) return;
      this.#busy = true;
      this.#root.setAttribute('aria-busy', 'true');
      const { answer, solved, again, config, failed, texts } = this.#options;
      try {
        const seccode = await answer(Number(given), this.#trail.movements);
        if (!seccode) return again(config.captcha_type, true);
        this.#status.textContent = texts.solved;
        solved(this.resultOf(seccode));
      } catch {
        failed('60100');
      } finally {
        this.#root.removeAttribute('aria-busy');
      }
    }

    /**
     * @param {string} text
     * @param {'slide' | 'question'} kind
     */
    #button(text, kind) {
      const button = element('button', { type: 'button' }, text);
      button.addEventListener('click', () => !this.#busy && this.#options.again(kind, false));
      return button;
    }
  }

  /** Version 3 hands the same over under names of its own. */
  class SliderOfVersion3 extends Slider {
    /**
     * @override
     * @param {Record<string, string>} seccode
     */
    resultOf({ lot_number = '', captcha_output, pass_token, gen_time }) {
      const validated = `${captcha_output}.${pass_token}.${gen_time}`;
      return {
        geetest_challenge: lot_number,
        geetest_validate: validated,
        geetest_seccode: `${validated}|jordan`,
      };
    }
  }

  window.Geetest4 = Slider;
  window.Geetest = SliderOfVersion3;

  /**
   * A picture from the first server that has it.
   * @param {HTMLImageElement} image
   * @param {readonly string[]} servers
   * @param {string} path
   * @param {() => void} failed
   */
  function fallBack(image, [server, ...others], path, failed) {
    if (server === undefined) return failed();
    image.onerror = () => fallBack(image, others, path, failed);
    image.src = server + path;
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} content
   */
  function element(tag, attributes, ...content) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...content);
    return made;
  }
})();
