/** The two fonts of every screen. The browser loads those with other letters when a name needs them. */
const firstFonts = ['fraunces.woff2', 'atkinson-hyperlegible-next.woff2'];

interface Bundle {
  [name: string]: { type: string; fileName: string; names?: string[] };
}

/** A plugin of Vite: the page loads the fonts together with the script, because text would jump if they arrived later. */
export function preloadFonts(base: string) {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post' as const,
      handler: (_html: string, { bundle = {} }: { bundle?: Bundle | undefined }) =>
        Object.values(bundle)
          .filter(({ names }) => names?.some((name) => firstFonts.includes(name)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `${base}${fileName}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  };
}
