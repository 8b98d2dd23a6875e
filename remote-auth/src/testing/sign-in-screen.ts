import { mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import type { PlaceParams } from '@atrium/contract';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import signIn from '../views/sign-in';
import { getButton } from './get-button';
import { replaceText, fastUser } from './fast-user';

/** Page object of the sign-in screen. */
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
    return new SignInScreen(host, view, fastUser());
  }

  get username(): HTMLInputElement {
    return screen.getByLabelText('Username', { selector: 'input' });
  }

  get password(): HTMLInputElement {
    return screen.getByLabelText('Password');
  }

  get submit(): HTMLElement {
    return getButton('Sign in');
  }

  async signIn(username: string, password: string): Promise<void> {
    await replaceText(this.user, this.username, username);
    await replaceText(this.user, this.password, password);
    await this.user.click(this.submit);
  }

  calls(endpoint: string): unknown[] {
    return this.host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
  }
}
