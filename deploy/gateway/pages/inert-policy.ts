/** For answers that are no pages: opened by their own address they run nothing, fetch nothing and have no origin. */
export const inertPolicy = "default-src 'none'; sandbox";
