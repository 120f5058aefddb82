import { generateKeyPairSync, sign } from 'node:crypto';

/** The length of a value's content: below 128 in one byte, else the number of bytes first. */
function lengthOf({ length }: Uint8Array): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

/** One value of DER (X.690): tag, length, content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body]);
}

const SEQUENCE = 0x30;
const sequence = (...content: Uint8Array[]) => der(SEQUENCE, ...content);
const utcTime = (text: string) => der(0x17, Buffer.from(text));
/** 1.2.840.10045.4.3.2 */
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** A key and a certificate that it signed itself (RFC 5280), for a browser that is told not to look at it. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // 2.5.4.3, the common name.
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('Tests of Alpenglow')))),
  );
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', certified, privateKey);
  const certificate = sequence(certified, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
