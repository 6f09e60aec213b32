import 'react';

// A `style` may set custom properties, such as the parameters of a class.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
