import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = '1.';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets, so that a leaked table doesn't reveal them. */
export function sealWith(key: Buffer) {
  return {
    seal(text: string, owner: number): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    open(text: string, owner: number): string | undefined {
      if (!text.startsWith(version)) return undefined;
      const bytes = Buffer.from(text.slice(version.length), 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      const sealed = bytes.subarray(ivBytes + tagBytes);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag);
        return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
