/** A remote that never finishes mounting. */

/** @type {import('@atrium/contract').Descriptor} */
export const descriptor = {
  name: 'hanger',
  requires: '^1.0.0',
  places: [{ name: 'hanger.page@1', view: 'page', path: '/stub/hanger', title: 'title' }],
  navItems: [{ id: 'hanger', point: 'menu@1', title: 'title', order: 910, to: { place: 'hanger.page@1' } }],
};

export const titles = { EN: { title: 'Stub that hangs' } };

/** @type {import('@atrium/contract').View} */
const view = {
  bootstrap: async () => {},
  mount: () => new Promise(() => {}),
  unmount: async () => {},
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: { page: async () => ({ default: view }) },
  commands: {},
  texts: async () => ({ default: {} }),
};
