/** Stands for the public origin in whatever Astro makes. */
export const builtOrigin = 'https://origin.invalid';
