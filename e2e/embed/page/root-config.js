import { mountRootParcel, start } from 'single-spa';

/**
 * A single-spa root configuration that has nothing to do with the portal but its address: it mounts the mall by its
 * lifecycles. What the test asks of it hangs on `rootConfig`.
 */
start();

/** @typedef {{ open(options: object): Promise<{ parcel(place: string): import('single-spa').ParcelConfig }> }} Atrium */

const section = document.createElement('section');
/** @type {import('single-spa').Parcel} */
let parcel;

const rootConfig = {
  /**
   * @param {string} portal
   * @param {object} options
   */
  async mount(portal, options) {
    await import(`${portal}/embed.js`);
    const { atrium } = /** @type {{ atrium: Atrium }} */ (/** @type {unknown} */ (globalThis));
    const opened = await atrium.open(options);
    document.querySelector('main')?.append(section);
    parcel = mountRootParcel(opened.parcel('mall.home@1'), { domElement: section, params: {} });
    await parcel.mountPromise;
  },
  /** @param {Record<string, string>} params */
  update: (params) => parcel.update?.({ params }),
  async unmount() {
    await parcel.unmount();
    section.remove();
  },
};

Object.assign(globalThis, { rootConfig });
