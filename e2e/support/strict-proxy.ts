import { strictFailure, strictValue } from '@atrium/deploy/strict-source';
import { Relay, type PassingText } from './relay';

/**
 * A proxy between a gateway and a sandbox that drops from answers every field that the source texts do not name. Calls
 * that they name without fields or not at all, and the live channel, pass untouched.
 */
export class StrictProxy extends Relay {
  /** Answers with dropped fields, by the id of the call. */
  readonly changed = new Map<string, number>();

  protected override changeOf(call: string) {
    return (sent: PassingText): PassingText => {
      const envelope = JSON.parse(sent.body) as { success: boolean; value?: unknown };
      const kept = (envelope.success ? strictValue : strictFailure)(call, envelope.value);
      const body = JSON.stringify({ ...envelope, value: kept });
      if (body !== sent.body) this.changed.set(call, (this.changed.get(call) ?? 0) + 1);
      return { ...sent, body };
    };
  }
}
