import { expect, type Locator, type Page } from 'playwright/test';

type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowRight' | 'ArrowLeft';

/** Keyboard navigation. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Presses Tab until `target` has the focus, and checks that the focus is visible. @throws after `steps` presses */
  async tabTo(target: Locator, { steps = 60 } = {}): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let step = 0; !(await isFocused(target)); step++) {
      expect(step, 'presses of Tab').toBeLessThan(steps);
      await this.press('Tab');
    }
    await expect(target).toBeInViewport();
    expect(await showsFocus(target), 'the focus is seen').toBe(true);
  }
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Whether the element, or its visual container, shows an outline or a ring. */
function showsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const around = [element, element.parentElement, element.closest('article, label, form > div')];
    return around.some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
}
