import { DefaultNamingStrategy } from 'typeorm';

/** Names each column after its property: `createdAt` is `created_at`. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  }
}
