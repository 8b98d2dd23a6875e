import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** Third-party content of a page: chat, tags, and the consent question. In English. */
export class ThirdPartyContent {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get consentQuestion(): Locator {
    return this.#page.getByRole('region', { name: 'Your privacy' });
  }

  get consentTitle(): Locator {
    return this.consentQuestion.getByRole('heading');
  }

  async answerConsent(answer: 'Accept' | 'Decline'): Promise<void> {
    await this.consentQuestion.getByRole('button', { name: answer, exact: true }).click();
  }

  get privacyChoices(): Locator {
    return this.#page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  }

  get tags(): Locator {
    return this.#page.locator('iframe[src*=".embed.localhost"][src*="/tags/"]');
  }

  get chat(): Locator {
    return this.#page.getByRole('complementary', { name: 'Chat' });
  }

  get #inChat(): FrameLocator {
    return this.#page.locator('iframe[src*="/chat?"]').contentFrame();
  }

  async openChat(): Promise<void> {
    const button = this.#inChat.getByRole('button', { name: 'Open the chat' });
    // it may be folded to the edge of the window, and moves once it has the focus: a click may miss it
    await button.focus();
    await expect(async () => {
      if (await button.isVisible()) await button.click();
      await expect(this.#inChat.getByRole('button', { name: 'Close the chat' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  async closeChat(): Promise<void> {
    await this.#inChat.getByRole('button', { name: 'Close the chat' }).click();
  }

  async sendMessage(text: string): Promise<void> {
    await this.#inChat.getByLabel('Your message').fill(text);
    await this.#inChat.getByRole('button', { name: 'Send' }).click();
  }

  get conversation(): Locator {
    return this.#inChat.getByRole('log').getByRole('listitem');
  }
}
