/** The version of package.json. A test compares the two. */
export const VERSION = '0.1.0';
