import { expect, type Locator, type Page } from 'playwright/test';

type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowRight' | 'ArrowLeft';

/** A person without a mouse. */
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

  /** Presses Tab until the focus is where it is wanted, and sees that it shows there. @throws after `steps` presses. */
  async goTo(wanted: Locator, { steps = 60 } = {}): Promise<void> {
    await wanted.waitFor({ state: 'attached' });
    for (let step = 0; !(await isFocused(wanted)); step++) {
      expect(step, 'presses of Tab').toBeLessThan(steps);
      await this.press('Tab');
    }
    await expect(wanted).toBeInViewport();
    expect(await showsFocus(wanted), 'the focus is seen').toBe(true);
  }
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Whether the element, or what stands for it around it, has an outline or a ring while it has the focus. */
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
