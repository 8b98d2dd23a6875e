/** The policy of answers that are not pages: opened directly, they run nothing, fetch nothing and have no origin. */
export const inertPolicy = "default-src 'none'; sandbox";
