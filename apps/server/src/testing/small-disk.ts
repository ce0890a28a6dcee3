import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether this machine lets its users have namespaces of their own, in which they may mount. */
export const canMount = (): boolean =>
  spawnSync('unshare', ['-Urm', 'true'], { stdio: 'ignore' }).status === 0;

const SCRIPT = `
set -e
mount -t tmpfs -o size="$SIZE" tmpfs "$DATA_DIR"
cp -a "$FROM/." "$DATA_DIR/"
"$@" < /dev/null &
program=$!
trap 'kill $program; wait $program' TERM
while read -r what; do
  case $what in
    fill) dd if=/dev/zero of="$DATA_DIR/filler" bs=64k 2> /dev/null || true ;;
    free) rm "$DATA_DIR/filler" ;;
  esac
  echo "done: $what"
done
kill $program
wait $program || true
`;

/** A program whose data folder is a disk of its own, and a small one. */
export interface OnSmallDisk {
  /** Comes true once the program has written this. */
  says(words: string): Promise<void>;
  /** Leaves not a byte free. */
  fill(): Promise<void>;
  free(): Promise<void>;
  end(): Promise<void>;
}

/** Starts a program on a disk that many bytes large, which begins with what lies in `from`. */
export const startOnSmallDisk = (
  command: readonly string[],
  disk: { readonly bytes: number; readonly dataDir: string; readonly from: string },
  settings: Readonly<Record<string, string>>,
): OnSmallDisk => {
  const child: ChildProcess = spawn('unshare', ['-Urm', 'sh', '-c', SCRIPT, 'sh', ...command], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
      SIZE: String(disk.bytes),
      DATA_DIR: disk.dataDir,
      FROM: disk.from,
    },
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const says = async (words: string): Promise<void> => {
    while (!said.includes(words)) {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await once(child.stdout ?? child, 'data');
    }
  };
  const tell = async (word: string): Promise<void> => {
    child.stdin?.write(`${word}\n`);
    await says(`done: ${word}`);
  };
  return {
    says,
    fill: () => tell('fill'),
    free: () => tell('free'),
    async end() {
      const ended = once(child, 'exit');
      child.stdin?.end();
      if (child.exitCode === null) await ended;
    },
  };
};
