import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, type Server } from '../child.ts';

/** A data folder whose room can be taken away and given back. */
export interface SmallDisk {
  how: string;
  dataDir: string;
  /** True where no byte fits in any more, not only none into the files of one process. */
  isFull: boolean;
  fill(server: Server): void;
  makeRoom(server: Server): void;
  /** Makes the folder read-only, or writable again; no server may be using it. */
  seal(sealed: boolean): void;
  remove(): void;
}

/** A real small file system where this account may mount one, else a limit of the size of files. */
export function smallDisk(): SmallDisk {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const mounts = (...words: string[]) => execFileSync('mount', words, { stdio: 'pipe' });
  try {
    mounts('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataDir);
  } catch {
    return limitedFiles(dataDir);
  }
  const filler = join(dataDir, 'filler');
  return {
    how: 'a full file system (tmpfs)',
    dataDir,
    isFull: true,
    fill() {
      // Whatever is free at this moment, until nothing is.
      for (;;) {
        const { bavail, bsize } = statfsSync(dataDir);
        if (bavail === 0) return;
        try {
          writeFileSync(filler, new Uint8Array(bavail * bsize), { flag: 'a' });
        } catch (error) {
          // The server wrote at the same time: then it is full indeed.
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    seal: (sealed) => void mounts('-o', sealed ? 'remount,ro' : 'remount,rw', dataDir),
    remove: () => void execFileSync('umount', ['--lazy', dataDir]),
  };
}

function limitedFiles(dataDir: string): SmallDisk {
  return {
    how: 'a limit of the size of files (prlimit)',
    dataDir,
    isFull: false,
    fill: (server) => limitFiles(server, String(400 * 1024)),
    makeRoom: (server) => limitFiles(server, 'unlimited'),
    seal: (sealed) => chmodSync(dataDir, sealed ? 0o500 : 0o700),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A folder that can become read-only while a server is using it. */
export interface Seal {
  how: string;
  dataDir: string;
  seal(server: Server): void;
  open(server: Server): void;
}

/**
 * A file system in use cannot be mounted read-only. Files that the file system itself calls immutable take no write, not
 * even from who has them open; where this account may not say so, the process may make no file larger than it is.
 */
export function sealedWhileRunning(): Seal {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const mark = (sign: '+i' | '-i', files: string[]) => execFileSync('chattr', [sign, ...files], { stdio: 'pipe' });
  // All but the memory that SQLite shares by way of a file: the system ends a process that writes there and may not.
  const all = () => [dataDir, ...readdirSync(dataDir).flatMap((file) => (file.endsWith('-shm') ? [] : join(dataDir, file)))];
  const trial = join(dataDir, 'trial');
  writeFileSync(trial, '');
  try {
    mark('+i', [trial]);
    mark('-i', [trial]);
  } catch {
    const how = 'no room in any file (prlimit)';
    return { how, dataDir, seal: (server) => limitFiles(server, '1'), open: (server) => limitFiles(server, 'unlimited') };
  } finally {
    rmSync(trial);
  }
  return { how: 'immutable files (chattr +i)', dataDir, seal: () => void mark('+i', all()), open: () => void mark('-i', all()) };
}

function limitFiles(server: Server, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
}
