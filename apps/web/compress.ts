import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

const packers = {
  '.br': (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

async function compress(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < WORTH_IT_BYTES) return;
  for (const [ending, pack] of Object.entries(packers)) await writeFile(file + ending, await pack(data));
}

// Puts small copies beside the files of the built web, for the server to send.
const folder = fileURLToPath(new URL('./dist', import.meta.url));
const files = await readdir(folder, { recursive: true });
await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))));
