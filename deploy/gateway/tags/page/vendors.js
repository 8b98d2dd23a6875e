/**
 * @typedef {{ event: string, page?: string, language?: string }} TrackedEvent
 * @typedef {{
 *   address: string,
 *   start(): void,
 *   track(event: TrackedEvent): void,
 * }} Vendor the script's address, the setup before it loads, and how an event is tracked
 */

/** @type {Record<string, any>} globals of the vendors' scripts */
const page = /** @type {any} */ (globalThis);

/** Returns a function that queues its calls until the vendor's script takes over, as in the vendor's own snippet.
 * @param {string} name
 */
function queued(name) {
  /** @type {any} */
  const call = (/** @type {unknown[]} */ ...given) => {
    if (call.callMethod) call.callMethod(...given);
    else call.queue.push(given);
  };
  call.queue = [];
  page[name] ??= call;
  return (/** @type {unknown[]} */ ...given) => page[name](...given);
}

/**
 * The vendors' tags. `tokens` are the vendor's own names of events, where it has any.
 * @type {Record<string, (id: string, tokens?: Record<string, string>) => Vendor>}
 */
export const vendors = {
  gtm: (id) => ({
    address: `https://www.googletagmanager.com/gtm.js?id=${id}`,
    start() {
      page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    },
    track: (event) => page.dataLayer.push(event),
  }),

  gtag: (id) => {
    // the vendor's script recognizes commands by their type, `arguments`
    const gtag = function () {
      page.dataLayer.push(arguments);
    };
    const command = /** @type {(...given: unknown[]) => void} */ (gtag);
    return {
      address: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      start() {
        page.dataLayer = [];
        command('js', new Date());
        command('config', id, { send_page_view: false });
      },
      track: ({ event, page: location, language }) =>
        command('event', event === 'register' ? 'sign_up' : event, {
          ...(location && { page_path: location }),
          ...(language && { language }),
        }),
    };
  },

  facebook: (id) => {
    const call = queued('fbq');
    const names = /** @type {Record<string, string>} */ ({ page_view: 'PageView', register: 'CompleteRegistration' });
    return {
      address: 'https://connect.facebook.net/en_US/fbevents.js',
      start: () => call('init', id),
      track: ({ event }) => (names[event] ? call('track', names[event]) : call('trackCustom', event)),
    };
  },

  tiktok: (id) => {
    const queue = (page.ttq ??= []);
    page.TiktokAnalyticsObject = 'ttq';
    const names = /** @type {Record<string, string>} */ ({ login: 'Login', register: 'CompleteRegistration' });
    return {
      address: `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`,
      start: () => queue.push(['load', id]),
      track: ({ event }) => queue.push(event === 'page_view' ? ['page'] : ['track', names[event] ?? event]),
    };
  },

  appsflyer: (id) => {
    page.AppsFlyerSdkObject = 'AF';
    const call = queued('AF');
    return {
      address: `https://websdk.appsflyer.com/?st=pba&pba=${id}`,
      start: () => undefined,
      track: ({ event }) => call('pba', 'event', { eventType: 'EVENT', eventName: event }),
    };
  },

  adjust: (id, tokens = {}) => {
    /** @type {TrackedEvent[]} */
    const waiting = [];
    // Adjust accepts only tokens of its dashboard: an event without one is not sent
    const track = (/** @type {TrackedEvent} */ { event }) => {
      const eventToken = tokens[event];
      if (eventToken) page.Adjust.trackEvent({ eventToken });
    };
    return {
      address: 'https://cdn.adjust.com/adjust-latest.min.js',
      start() {
        addEventListener('tag-loaded', () => {
          page.Adjust.initSdk({ appToken: id, environment: 'production' });
          waiting.splice(0).forEach(track);
        });
      },
      track: (event) => (page.Adjust ? track(event) : waiting.push(event)),
    };
  },
};
