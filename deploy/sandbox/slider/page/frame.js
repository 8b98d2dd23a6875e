import { codes, SliderFailure } from './codes.js';
import { inTurn } from './in-turn.js';
import { loadSlider } from './load-slider.js';
import { jsonp, runScript } from './run-script.js';
import { ScriptLoader } from './script-loader.js';
import { textsIn } from './texts.js';

/** @typedef {import('./types').Beginning} Beginning */
/** @typedef {import('./types').Config} Config */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const { portals = '', api = '', statics = '' } = main.dataset;
const provider = { api: api.split(' '), statics: statics.split(' '), jsonp, scripts: new ScriptLoader(runScript) };

// the portal around this frame says what is wanted, once, and hands over the line for what follows
window.addEventListener('message', ({ origin, source, data, ports: [port] }) => {
  if (source !== window.parent || !portals.split(' ').includes(origin) || data?.type !== 'atrium.slider' || !port)
    return;
  begin(data, port);
});

/**
 * @param {Beginning} wanted
 * @param {MessagePort} port
 */
function begin({ language, look, ...options }, port) {
  const { texts, tag } = textsIn(language);
  const tell = (/** @type {object} */ news) => port.postMessage(news);
  const failed = (/** @type {string} */ code) => tell({ type: 'error', code });
  document.documentElement.lang = tag;
  for (const [name, value] of Object.entries(look)) main.style.setProperty(`--${name}`, value);
  new ResizeObserver(() => tell({ type: 'size', height: Math.ceil(main.getBoundingClientRect().height) })).observe(
    main,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ type: 'closed' }));
  tell({ type: 'listening' });
  void ask('slide', '');

  /**
   * @param {'slide' | 'question'} riskType
   * @param {string} note
   */
  async function ask(riskType, note) {
    const byHand = main.contains(document.activeElement);
    main.setAttribute('aria-busy', 'true');
    try {
      const config = await loadSlider({ ...options, language, riskType }, provider);
      const Widget = options.version === 'v3' ? window.Geetest : window.Geetest4;
      if (!Widget) return failed(codes.js);
      const widget = new Widget(main, {
        config,
        texts,
        answer: (given, movements) => answer(config, given, movements),
        again: (kind, wrong) => void ask(kind, wrong ? texts.wrong : ''),
        solved: (result) => tell({ type: 'success', result }),
        failed,
      });
      if (note) /** @type {HTMLElement} */ (main.querySelector('[data-part=status]')).textContent = note;
      // who answered or chose another goes on with it
      if (byHand) widget.focus();
      tell({ type: 'ready' });
    } catch (error) {
      failed(error instanceof SliderFailure ? error.code : codes.load);
    } finally {
      main.removeAttribute('aria-busy');
    }
  }
}

/**
 * @param {Config} config
 * @param {number} given
 * @param {number} movements
 */
async function answer({ lot_number }, given, movements) {
  const query = new URLSearchParams({ lot_number, answer: String(given), trail: String(movements) });
  const { data } = await inTurn(provider.api, (server) => jsonp(`${server}/verify?${query}`));
  const { result, seccode } = /** @type {{ result: string, seccode?: Record<string, string> }} */ (data);
  return result === 'success' ? seccode : undefined;
}
