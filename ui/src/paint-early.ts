const firstFonts = ['fraunces.woff2', 'atkinson-hyperlegible-next.woff2'];

interface Bundle {
  [name: string]: { type: string; fileName: string; names?: string[]; source?: unknown };
}

/** The page has its styles inline, to be painted as soon as its HTML has arrived, and loads the fonts beside the script. */
export function paintEarly(base: string) {
  // Vite would load the styles of a chunk again if the page had no such link.
  const inline = (html: string, bundle: Bundle) =>
    html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (link, href: string) => {
      const styles = bundle[href.slice(base.length)]?.source;
      return `<style>${styles}</style>${link.slice(0, -1)} disabled>`;
    });
  return {
    name: 'paint-early',
    transformIndexHtml: {
      order: 'post' as const,
      handler: (page: string, { bundle = {} }: { bundle?: Bundle | undefined }) => ({
        html: inline(page, bundle),
        tags: Object.values(bundle)
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
      }),
    },
  };
}
