import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What stands before several servers: each connection goes to the next one that takes it. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const reach = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

const join = (one: Socket, other: Socket): void => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
};

/** Opens one on this machine, before servers at these ports, which may come and go. */
export const openBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  let turn = 0;
  const server: Server = createServer(async (incoming) => {
    incoming.on('error', () => {});
    const first = turn++;
    for (let i = 0; i < ports.length; i++) {
      const reached = await reach(ports[(first + i) % ports.length] ?? 0);
      if (!reached) continue;
      join(incoming, reached);
      return;
    }
    incoming.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
};
