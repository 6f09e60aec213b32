import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device with one passkey, as a browser would answer for it. */
export function aDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const site = createHash('sha256').update(new URL(origin).hostname).digest();
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** Flags: 0x01 someone is present, 0x40 the key follows. */
  const authenticatorData = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    counter += 1;
    return Buffer.concat([site, Buffer.from([flags]), count]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
    clientExtensionResults: {},
  });

  return {
    create(options: object) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // In CBOR: the key as a COSE map, and the attestation "none".
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([authenticatorData(0x41), credential]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const clientDataJSON = clientData('webauthn.create', challengeOf(options));
      return answer({ clientDataJSON, attestationObject }) as ReturnType<typeof answer> & {
        response: { clientDataJSON: string; attestationObject: string };
      };
    },
    use(options: object) {
      const clientDataJSON = clientData('webauthn.get', challengeOf(options));
      const data = authenticatorData(0x01);
      const hash = createHash('sha256').update(clientDataJSON).digest();
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature }) as ReturnType<typeof answer> & {
        response: { clientDataJSON: string; authenticatorData: string; signature: string };
      };
    },
  };
}

function challengeOf(options: object): string {
  return 'challenge' in options ? String(options.challenge) : '';
}
