/** Speaks a contract that is not there yet: refused before its code runs, which would mount. */

/** @type {import('@atrium/contract').Descriptor} */
export const descriptor = {
  name: 'stranger',
  requires: '^9.0.0',
  places: [{ name: 'stranger.page@1', view: 'page', path: '/stub/stranger', title: 'title' }],
  navItems: [{ id: 'stranger', point: 'menu@1', title: 'title', order: 910, to: { place: 'stranger.page@1' } }],
};

export const titles = { EN: { title: 'Stub of another contract' } };

/** @type {import('@atrium/contract').View} */
const view = {
  bootstrap: async () => {},
  mount: async ({ element: place }) => place.replaceChildren('The code of the stranger ran.'),
  unmount: async () => {},
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: { page: async () => ({ default: view }) },
  commands: {},
  texts: async () => ({ default: {} }),
};
