/** An object of schema.org in JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}
