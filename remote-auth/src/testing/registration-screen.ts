import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import type { Fact, PlaceParams } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import EN from '../locales/EN.json';
import register from '../views/register';
import { authHost } from './auth-host';
import { getButton } from './get-button';
import { replaceText, fastUser } from './fast-user';

interface RuleOnTheWire {
  key: string;
  enabled?: boolean;
  required?: boolean;
  acceptedPattern?: string;
  minLength?: number;
  maxLength?: number;
  message?: string;
}

/** A field as the settings call returns it. */
export const wireRule = (key: string, rule: Omit<RuleOnTheWire, 'key'> = {}) => ({
  key,
  enabled: true,
  required: true,
  type: 'text',
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 20,
  updateRequired: false,
  message: '',
  ...rule,
});

/** Page object of the registration page. */
export class RegistrationScreen {
  readonly user: UserEvent = fastUser();

  private constructor(
    readonly host: FakeHost,
    readonly view: MountedView,
  ) {}

  static async open(
    facts: Fact[],
    options: FakeHostOptions = {},
    params: PlaceParams = {},
  ): Promise<RegistrationScreen> {
    const host = authHost({ facts: ['switch:MANUALREGISTER', ...facts], ...options });
    const view = await mountView(register, host, params);
    await screen.findByText(EN['title.register'], { selector: 'h1, h2' });
    return new RegistrationScreen(host, view);
  }

  /** Accepts the terms and waits for the form. */
  async accept(): Promise<void> {
    await this.press(EN['terms.accept']);
    await waitFor(() => getButton(EN['register.submit']));
  }

  /** Clicks the button with this text once it exists. */
  async press(label: string): Promise<void> {
    await this.user.click(await waitFor(() => getButton(label)));
  }

  input(key: string): HTMLInputElement {
    const found = this.find(key);
    if (!found) throw new Error(`There is no field ${key}`);
    return found;
  }

  find(key: string): HTMLInputElement | null {
    return document.querySelector(`input[name="${key}"]`);
  }

  /** Field names in display order. */
  get fields(): string[] {
    return [...document.querySelectorAll('form input')].map((input) => input.getAttribute('name') ?? '');
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [key, value] of Object.entries(values)) await replaceText(this.user, this.input(key), value);
  }

  async agree(): Promise<void> {
    await this.user.click(this.input('agreed'));
  }

  async submit(): Promise<void> {
    await this.press(EN['register.submit']);
  }

  /** Requests to an endpoint, in order. */
  calls(endpoint: string): Record<string, unknown>[] {
    return this.host.records.calls
      .filter((call) => call.endpoint === endpoint)
      .map(({ request }) => request as Record<string, unknown>);
  }

  get messages(): (string | undefined)[] {
    return this.host.records.messages.map(({ message }) => message.text);
  }

  async untilSent(endpoint: string): Promise<Record<string, unknown>> {
    await waitFor(() => {
      if (this.calls(endpoint).length === 0) throw new Error(`${endpoint} was not called`);
    });
    return this.calls(endpoint).at(-1) as Record<string, unknown>;
  }
}
