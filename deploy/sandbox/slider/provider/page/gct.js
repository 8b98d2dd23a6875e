// Loaded before the slider: counts a person's movements.
window.GeetestTrail = class {
  movements = 0;

  /** @param {HTMLElement} watched */
  constructor(watched) {
    for (const kind of ['pointermove', 'keydown', 'input']) {
      watched.addEventListener(kind, () => (this.movements = Math.min(9999, this.movements + 1)), { passive: true });
    }
  }
};
