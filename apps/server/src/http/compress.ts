import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

const packers = {
  '.br': (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

const isOlder = async (file: string, than: number): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs < than,
    () => true,
  );

async function compress(file: string): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  if (size < WORTH_IT_BYTES) return;
  for (const [ending, pack] of Object.entries(packers))
    if (await isOlder(file + ending, mtimeMs)) await writeFile(file + ending, await pack(await readFile(file)));
}

/** Puts small copies beside the files of a built web, once for each build. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))));
}
