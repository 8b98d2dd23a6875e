/** Milliseconds between two things that are shown. */
const between = 260;

/**
 * Does one step after the other with a pause before each, or all at once under reduced motion.
 * @param {(() => void)[]} steps
 * @param {boolean} still
 */
export async function revealOneByOne(steps, still) {
  for (const step of steps) {
    if (!still) await new Promise((resolve) => setTimeout(resolve, between));
    step();
  }
}
