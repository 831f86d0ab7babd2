import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between clients and a server that can be cut, made slow, and frozen: then it stands, and nothing comes through. */
export class Wire {
  readonly #server: Server;
  readonly #lines = new Set<Socket>();
  #target = 0;
  #delayMs = 0;
  #isFrozen = false;

  private constructor() {
    this.#server = createServer((client) => this.#join(client)).listen(0, '127.0.0.1');
  }

  static async open(): Promise<Wire> {
    const proxy = new Wire();
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  leadTo(port: number): void {
    this.#target = port;
  }

  #join(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    const ends = [client, server] as const;
    for (const one of ends) {
      const other = one === client ? server : client;
      this.#lines.add(one);
      one.on('data', (bytes) => this.#pass(bytes, other));
      if (this.#isFrozen) one.pause();
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#lines.delete(one);
        other.destroy();
      });
    }
  }

  #pass(bytes: Buffer, to: Socket): void {
    if (this.#delayMs === 0) to.write(bytes);
    else setTimeout(() => to.write(bytes), this.#delayMs);
  }

  /** All bytes under way are lost. */
  cut(): void {
    for (const line of this.#lines) line.destroy();
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const line of this.#lines) line.pause();
  }

  /** What was held up arrives. */
  thaw(): void {
    this.#isFrozen = false;
    for (const line of this.#lines) line.resume();
  }

  /** From now on everything takes so much longer. What is under way may come later than what follows: only whoever cuts the line may set it back. */
  slowDown(ms: number): void {
    this.#delayMs = ms;
  }

  speedUp(): void {
    this.cut();
    this.#delayMs = 0;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
