/** Current time in milliseconds since 1970; tests provide one they can advance. */
export type Clock = () => number;
