import { mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import type { PlaceParams } from '@atrium/contract';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import signIn from '../views/sign-in';
import { buttonNamed } from './button-named';
import { putIn, quickHands } from './quick-hands';

/** The sign-in screen as a person meets it: what is on it, by its words, and what they do there. */
export class SignInScreen {
  readonly user: UserEvent;

  private constructor(
    readonly host: FakeHost,
    readonly view: MountedView,
    user: UserEvent,
  ) {
    this.user = user;
  }

  static async open(host: FakeHost, params: PlaceParams = {}): Promise<SignInScreen> {
    const view = await mountView(signIn, host, params);
    await screen.findByLabelText('Username', { selector: 'input' });
    return new SignInScreen(host, view, quickHands());
  }

  get username(): HTMLInputElement {
    return screen.getByLabelText('Username', { selector: 'input' });
  }

  get password(): HTMLInputElement {
    return screen.getByLabelText('Password');
  }

  get submit(): HTMLElement {
    return buttonNamed('Sign in');
  }

  async signIn(username: string, password: string): Promise<void> {
    await putIn(this.user, this.username, username);
    await putIn(this.user, this.password, password);
    await this.user.click(this.submit);
  }

  calls(endpoint: string): unknown[] {
    return this.host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
  }
}
