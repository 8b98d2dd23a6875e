import { miniGameSmoothing, miniGameTilt } from '@atrium/api/figures';

/** A position of the button's upper left corner in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A position with its tilt in degrees, to the right when positive. */
export interface Pose extends Point {
  tilt: number;
}

/** The poses converge; the rest of the way below this is one step. CSS pixels, or degrees. */
const negligible = 0.5;

/** Degrees within the limit, to either side. */
export function limitTilt(degrees: number): number {
  return Math.min(miniGameTilt, Math.max(-miniGameTilt, degrees));
}

/** The value of the next frame on the way to a target. */
export function approach(value: number, target: number): number {
  const rest = target - value;
  return Math.abs(rest) < negligible ? target : value + rest * miniGameSmoothing;
}

/** The pose of the next frame: it moves towards the target and tilts in proportion to the way that is left. */
export function nextPose(pose: Pose, target: Point): Pose {
  const x = approach(pose.x, target.x);
  return { x, y: approach(pose.y, target.y), tilt: approach(pose.tilt, limitTilt(target.x - x)) };
}

/** Whether nothing is left to move. */
export function isAtRest({ x, y, tilt }: Pose, target: Point): boolean {
  return x === target.x && y === target.y && tilt === 0;
}
