import type { Pack } from '@conclave/engine';
import { LONGEST_TABLE } from '@conclave/protocol';

const MARK = '#pack=';

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** All that a stream gives, unless it is more than a pack may be. */
async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST_TABLE) throw new Error('too long for a values pack');
    parts.push(new Uint8Array(part.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The end of an address that holds a whole pack: no server is ever told what stands there. */
export async function hashWith(pack: Pack): Promise<string> {
  const packed = new Blob([JSON.stringify(pack)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return MARK + toText(await read(packed));
}

export const holdsPack = (hash: string): boolean => hash.startsWith(MARK);

/** What stands in such an end, not yet held against any game. Rejects where nothing can be read. */
export async function packIn(hash: string): Promise<unknown> {
  const packed = new Blob([toBytes(hash.slice(MARK.length))]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(await read(packed)));
}
