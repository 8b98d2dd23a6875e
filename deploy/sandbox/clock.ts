/** Milliseconds since 1970; tests give one they can turn. */
export type Clock = () => number;
