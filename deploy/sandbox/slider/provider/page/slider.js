(() => {
  /** @typedef {import('./types').Puzzle} Puzzle */
  /** @typedef {'ready' | 'success' | 'error' | 'close'} WidgetEvent */

  /** A puzzle with a piece to drag into its gap, or a question for people who cannot see or drag it. */
  class Slider {
    #config;
    #texts;
    /** @type {HTMLElement} */
    #root = document.createElement('div');
    /** @type {{ movements: number } | undefined} */
    #trail;
    #status = element('p', { role: 'status', 'data-part': 'status' });
    #busy = false;
    /** @type {Record<string, string> | undefined} */
    #seccode;
    /** @type {Partial<Record<WidgetEvent, (detail: any) => void>>} */
    #callbacks = {};

    /** @param {import('./types').WidgetConfig} config */
    constructor(config) {
      this.#config = /** @type {Puzzle} */ (config);
      const texts = window.GeetestTexts ?? {};
      this.#texts = /** @type {import('./types').Texts} */ (texts[config.language] ?? texts['eng']);
    }

    onReady(/** @type {() => void} */ callback) {
      this.#callbacks.ready = callback;
    }

    onSuccess(/** @type {() => void} */ callback) {
      this.#callbacks.success = callback;
    }

    onError(/** @type {(error: { code: string }) => void} */ callback) {
      this.#callbacks.error = callback;
    }

    onClose(/** @type {() => void} */ callback) {
      this.#callbacks.close = callback;
    }

    /** @returns {Record<string, string> | undefined} */
    getValidate() {
      return this.#seccode && this.resultOf(this.#seccode);
    }

    /** @param {HTMLElement} root */
    appendTo(root) {
      this.#root = root;
      const { static_servers: servers, static_path: path } = this.#config;
      const style = element('link', { rel: 'stylesheet' });
      const draw = () => this.#draw();
      style.onload = draw;
      // it can be solved without its style
      loadFrom(style, 'href', servers, `${path}/slider.css`, draw);
      document.head.append(style);
    }

    /** The result with this version's field names. */
    resultOf(/** @type {Record<string, string>} */ seccode) {
      return seccode;
    }

    #draw() {
      const { captcha_type: kind } = this.#config;
      const texts = this.#texts;
      const isQuestion = kind === 'question';
      const form = element('form', {}, ...(isQuestion ? this.#question() : this.#puzzle()));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void this.#submit(new FormData(form).get('answer'));
      });
      const other = this.#button(isQuestion ? texts.askPuzzle : texts.askQuestion, isQuestion ? 'slide' : 'question');
      const another = this.#button(texts.another, kind);
      const check = element('button', { type: 'submit', 'data-part': 'check' }, texts.check);
      form.append(this.#status, check, element('div', { 'data-part': 'others' }, another, other));
      this.#root.replaceChildren(form);
      this.#trail = new /** @type {NonNullable<typeof window.GeetestTrail>} */ (window.GeetestTrail)(form);
      this.#callbacks.ready?.(undefined);
    }

    #puzzle() {
      const {
        width = 0,
        height = 0,
        piece = 0,
        ypos = 0,
        static_servers: servers,
        bg = '',
        slice: cut = '',
      } = this.#config;
      const texts = this.#texts;
      const [background, slice] = [
        element('img', { alt: texts.picture, 'data-part': 'background', draggable: 'false' }),
        element('img', { alt: '', 'data-part': 'slice', draggable: 'false' }),
      ];
      loadFrom(background, 'src', servers, bg, () => this.#fail('60204'));
      loadFrom(slice, 'src', servers, cut, () => this.#fail('60204'));
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
      // releasing the pointer submits; keyboard users press Enter or the button
      range.addEventListener('pointerup', () => range.value !== '0' && range.form?.requestSubmit());
      return [
        element('p', { 'data-part': 'prompt' }, texts.puzzle),
        element('div', { 'data-part': 'picture' }, background, slice),
        range,
      ];
    }

    #question() {
      const { asks, numbers } = this.#config.question ?? { asks: 'largest', numbers: [] };
      const choices = numbers.map((number, index) => {
        const input = element('input', { type: 'radio', name: 'answer', value: String(index), required: '' });
        return element('label', {}, input, String(number));
      });
      return [element('fieldset', {}, element('legend', { 'data-part': 'prompt' }, this.#texts[asks]), ...choices)];
    }

    /** @param {FormDataEntryValue | null} answer */
    async #submit(answer) {
      if (this.#busy || answer === null) return;
      const { lot_number, captcha_type } = this.#config;
      const query = { lot_number, answer: String(answer), trail: String(this.#trail?.movements ?? 0) };
      const wrong = await this.#work(async () => {
        const { data } = await this.#request('/verify', query);
        const { result, seccode } = /** @type {{ result: string, seccode?: Record<string, string> }} */ (data);
        if (result !== 'success' || !seccode) return true;
        this.#seccode = seccode;
        this.#status.textContent = this.#texts.solved;
        this.#callbacks.success?.(undefined);
        return false;
      });
      if (wrong) await this.#newAttempt(captcha_type, this.#texts.wrong);
    }

    /**
     * Loads another puzzle or question.
     * @param {'slide' | 'question'} kind
     * @param {string} note
     */
    async #newAttempt(kind, note) {
      const hadFocus = this.#root.contains(document.activeElement);
      await this.#work(async () => {
        const { captchaId, challenge, clientType, language } = this.#config;
        const { status, code, data } = await this.#request('/load', {
          captcha_id: captchaId,
          challenge,
          client_type: clientType,
          risk_type: kind,
          call_type: 'load',
          lang: language,
        });
        if (status !== 'success') return this.#fail(code ?? '60100');
        /** @type {Partial<Puzzle>} */
        const puzzle = { .../** @type {Puzzle} */ (data) };
        // the servers of the first answer stay in use
        delete puzzle.static_servers;
        this.#config = { ...this.#config, ...puzzle };
        this.#draw();
        this.#status.textContent = note;
        // keep the focus of a person who is working on it
        if (hadFocus) this.#root.querySelector('input')?.focus();
      });
    }

    /**
     * @template T
     * @param {() => Promise<T>} work
     */
    async #work(work) {
      this.#busy = true;
      this.#root.setAttribute('aria-busy', 'true');
      try {
        return await work();
      } catch {
        this.#fail('60100');
      } finally {
        this.#busy = false;
        this.#root.removeAttribute('aria-busy');
      }
    }

    /**
     * @param {string} path
     * @param {Record<string, string>} query
     */
    #request(path, query) {
      return /** @type {NonNullable<typeof window.GeetestRequest>} */ (window.GeetestRequest)(
        this.#config.apiServers,
        path,
        query,
      );
    }

    /** @param {string} code */
    #fail(code) {
      this.#callbacks.error?.({ code });
    }

    /**
     * @param {string} text
     * @param {'slide' | 'question'} kind
     */
    #button(text, kind) {
      const button = element('button', { type: 'button' }, text);
      button.addEventListener('click', () => void (this.#busy || this.#newAttempt(kind, '')));
      return button;
    }
  }

  /** Version 3 has other field names for the same result. */
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
   * Loads a picture or style from the first server that has it.
   * @param {HTMLElement} loading
   * @param {'src' | 'href'} attribute
   * @param {readonly string[]} servers
   * @param {string} path
   * @param {() => void} failed
   */
  function loadFrom(loading, attribute, [server, ...others], path, failed) {
    if (server === undefined) return failed();
    loading.onerror = () => loadFrom(loading, attribute, others, path, failed);
    loading.setAttribute(attribute, server + path);
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} content
   */
  function element(tag, attributes, ...content) {
    const created = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
    created.append(...content);
    return created;
  }
})();
