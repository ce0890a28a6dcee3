import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

/** The way to a PostgreSQL server, which a test can shut and open. */
export interface DatabaseDoor {
  /** The server's address through the door. */
  readonly url: string;
  /** Cuts all connections; new ones are refused. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Where a server listens: libpq's `host` may name the folder of its socket. */
const placeOf = (url: URL): { path: string } | { host: string; port: number } => {
  const port = Number(url.port || 5432);
  const folder = url.searchParams.get('host');
  return folder ? { path: path.join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port };
};

/** Puts a door before a PostgreSQL server; it stands open. */
export const openDatabaseDoor = async (server: string): Promise<DatabaseDoor> => {
  const url = new URL(server);
  const place = placeOf(url);
  const sockets = new Set<Socket>();
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const door: Server = createServer((incoming) => {
    hold(incoming);
    const outgoing = connect(place);
    hold(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  const listen = async (port: number): Promise<void> => {
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  };
  await listen(0);
  const { port } = door.address() as AddressInfo;
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async shut() {
      door.close();
      for (const socket of sockets) socket.destroy();
      await once(door, 'close');
    },
    open: () => listen(port),
  };
};
